// How much of everything one player or crew may have: far beyond any group of friends, far below what would hurt a house.

export const MOST = {
  crews: 50,
  members: 64,
  /** Devices of one player. */
  devices: 12,
  /** People one player does not want to hear. */
  mutes: 200,
  /** Lines kept of one channel: the oldest go. */
  lines: 5000,
} as const;
