// What can be wished at a table around the game: who sits where, who is host, how it is to be played.
import { randomBytes } from 'node:crypto';
import type { TableRequests } from 'shared/protocol';
import type { Head, Holder, Settings } from '../store/Store.ts';
import { type Change, nothing, OPEN, optionsOf, type Play, seatsOf, withSeat } from './play.ts';
import { Refused } from './refused.ts';

/** The secret part of a watch link: 192 random bits. */
export const newLink = (): string => randomBytes(24).toString('base64url');

const inLobby = (head: Head): void => {
  if (head.phase !== 'lobby') throw new Refused('wrong-phase');
};
const byHost = (head: Head, player: string): void => {
  if (head.host !== player) throw new Refused('not-host');
};
const seatAt = (head: Head, seat: number): Holder => {
  const holder = head.seats[seat];
  if (!holder) throw new Refused('unknown');
  return holder;
};
const row = (kind: Change['row']['kind'], seat: number, choice = 0, about: number[] = []): Change['row'] => ({
  ...nothing,
  kind,
  seat,
  choice,
  about,
});

export const sit =
  (seat: number, role: number): Play =>
  (head, player) => {
    inLobby(head);
    const { player: by, bot, offered } = seatAt(head, seat);
    if (bot || (by !== '' && by !== player)) throw new Refused('seat-taken');
    if (offered !== '' && offered !== player) throw new Refused('seat-taken');
    if (role >= 0 && head.seats.some((other, i) => i !== seat && other.role === role)) throw new Refused('role-taken');
    return {
      head: withSeat(head, seat, { ...OPEN, player, role, since: head.seq + 1 }),
      row: row('sit', seat, role),
    };
  };

/** The host's place goes to the next person round the table; to nobody while nobody else is seated. */
const heirOf = (head: Head, from: number): string => {
  const round = head.seats.map((_, i) => head.seats[(from + i) % head.seats.length]!.player);
  return round.find((one) => one !== '' && one !== head.host) ?? head.host;
};

export const stand =
  (seat: number): Play =>
  (head, player) => {
    inLobby(head);
    if (head.seats[seat]?.player !== player) throw new Refused('not-your-seat');
    const next = withSeat(head, seat, OPEN);
    const hostLeaves = head.host === player && seatsOf(next, player).length === 0;
    return { head: hostLeaves ? { ...next, host: heirOf(next, seat) } : next, row: row('stand', seat) };
  };

export const swap =
  (one: number, other: number): Play =>
  (head, player) => {
    inLobby(head);
    byHost(head, player);
    const [a, b] = [seatAt(head, one), seatAt(head, other)];
    return { head: withSeat(withSeat(head, one, b), other, a), row: row('swap', one, 0, [one, other]) };
  };

/** A role nobody has taken. */
const freeRole = (head: Head, seat: number): number => {
  const taken = new Set(head.seats.map((holder, i) => (i === seat ? -1 : holder.role)));
  let role = 0;
  while (taken.has(role)) role++;
  return role;
};

export const seatBot =
  (seat: number, wanted: number): Play =>
  (head, player) => {
    inLobby(head);
    byHost(head, player);
    if (seatAt(head, seat).player !== '') throw new Refused('seat-taken');
    if (head.seats.some((other, i) => i !== seat && wanted >= 0 && other.role === wanted))
      throw new Refused('role-taken');
    const role = wanted >= 0 ? wanted : freeRole(head, seat);
    return { head: withSeat(head, seat, { ...OPEN, role, bot: true }), row: row('bot', seat, role) };
  };

/** Of people, only those who are `gone` lose their seat, and only before the start. */
export const openSeat =
  (seat: number, gone: (player: string) => boolean): Play =>
  (head, player) => {
    inLobby(head);
    byHost(head, player);
    const holder = seatAt(head, seat);
    if (holder.player !== '' && !gone(holder.player)) throw new Refused('seat-taken');
    return { head: withSeat(head, seat, OPEN), row: row('open', seat) };
  };

const resized = (head: Head, seats: number): Head => {
  if (head.seats.slice(seats).some(({ player, bot }) => player !== '' || bot)) throw new Refused('seat-taken');
  const more = Array.from({ length: Math.max(0, seats - head.seats.length) }, () => OPEN);
  return { ...head, seats: [...head.seats.slice(0, seats), ...more] };
};

export const change =
  ({ seats, renewLink, ...wish }: Omit<TableRequests['settings'], 'request'>): Play =>
  (head, player, { rules }) => {
    byHost(head, player);
    if (seats !== undefined || wish.options !== undefined) inLobby(head);
    if (seats !== undefined && (seats < rules.seats.min || seats > rules.seats.max))
      throw new Refused('bad-options', 'seats');
    const next = seats === undefined ? head : resized(head, seats);
    const known = Object.entries(wish).filter(([, value]) => value !== undefined);
    const settings: Settings = {
      ...head.settings,
      ...Object.fromEntries(known),
      ...(renewLink && { link: newLink() }),
    };
    // Nobody has to have chosen a role yet: any distinct ones will do to check the rest.
    optionsOf(rules, settings.options, [...next.seats.keys()]);
    return { head: { ...next, settings }, row: row('settings', -1) };
  };

/** By the host to whoever is seated; by whoever is seated to themselves, while the host is `gone`. */
export const giveHost =
  (to: string, gone: (player: string) => boolean): Play =>
  (head, player) => {
    const isClaim = to === player && gone(head.host);
    if (head.host !== player && !isClaim) throw new Refused('not-host');
    const [seat] = seatsOf(head, to);
    if (seat === undefined) throw new Refused('unknown');
    return { head: { ...head, host: to }, row: row('host', seat) };
  };

/** By the table itself, when its host does not come back before the start. */
export const passHost =
  (gone: (player: string) => boolean): Play =>
  (head) => {
    inLobby(head);
    const heir = head.seats.findIndex(({ player }) => player !== '' && player !== head.host && !gone(player));
    if (!gone(head.host) || heir < 0) throw new Refused('not-host');
    return { head: { ...head, host: head.seats[heir]!.player }, row: row('host', heir) };
  };

/** After the end: where the same people play again. */
export const linkRematch =
  (table: string): Play =>
  (head, player) => {
    if (head.phase !== 'over') throw new Refused('wrong-phase');
    if (seatsOf(head, player).length === 0) throw new Refused('not-your-seat');
    return { head: { ...head, next: table }, row: row('rematch', -1) };
  };
