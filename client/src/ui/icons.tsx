// Every small drawing of the panels, as lines on a 16 × 16 grid.
const PATHS = {
  move: 'M3 13 13 8 3 3l2.5 5z',
  fight: 'M3 3l10 10M13 3 3 13',
  trick: 'M2 6c2-2 4-2 6 0 2-2 4-2 6 0-1 5-3 6-6 3-3 3-5 2-6-3z',
  recover: 'M13 8a5 5 0 1 1-1.6-3.7M12 1v4H8',
  look: 'M1 8c4-6 10-6 14 0-4 6-10 6-14 0zM8 6a2 2 0 1 0 .01 0',
  item: 'M8 2 14 5v6l-6 3-6-3V5zM2 5l6 3 6-3M8 8v6',
  steal:
    'M3 9V4.5a1 1 0 0 1 2 0V8M5 7V3a1 1 0 0 1 2 0v4M7 7V3a1 1 0 0 1 2 0v5M9 5a1 1 0 0 1 2 0v4c0 4-2 5-4 5s-3-1-4-5',
  special: 'M8 1.5 10 6l5 .5-3.700 3.300L12.400 14.500 8 12l-4.400 2.500 1.100-4.700L1 6.500 6 6z',
  car: 'M1 11V8l3-1 2-3h5l2 3 2 1v3zM4.500 11a1.300 1.300 0 1 0 .01 0M11.500 11a1.300 1.300 0 1 0 .01 0',
  gun: 'M1 5h13v3H8l-1 2H5l-1 3H1.500L3 8H1z',
  copy: 'M5 5V2h9v9h-3M2 5h9v9H2z',
  check: 'M2 9l4 4 8-10',
  crown: 'M2 12 1.500 4 5 7.500 8 3l3 4.500L14.500 4 14 12z',
  list: 'M2 4h1M6 4h8M2 8h1M6 8h8M2 12h1M6 12h8',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  fit: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
  back: 'M10 3 5 8l5 5',
  link: 'M7 9.500a3 3 0 0 0 4 0l2.500-2.500a3 3 0 0 0-4-4L8.500 4M9 6.500a3 3 0 0 0-4 0L2.500 9a3 3 0 0 0 4 4L7.500 12',
  person: 'M8 2a2.500 2.500 0 1 0 .01 0M3 14c0-6 10-6 10 0z',
  noise: 'M2 6v4h3l4 3V3L5 6zM11.500 5.500a4 4 0 0 1 0 5',
  lock: 'M3 7h10v7H3zM5 7V5a3 3 0 0 1 6 0v2',
  mute: 'M2 6v4h3l4 3V3L5 6zM11.5 6l3 4M14.5 6l-3 4',
  skip: 'M3 3l6 5-6 5zM12 3v10',
  case: 'M1.500 5.500h13v8h-13zM5.500 5.500v-2.500h5v2.500M1.500 9h13',
  menu: 'M2 4h12M2 8h12M2 12h12',
  blue: 'M3 2h10v12H3zM5.500 5h5M5.500 8h5M5.500 11h3',
  clock: 'M8 2a6 6 0 1 0 .01 0M8 5v3.500l2.500 1.500',
  up: 'M8 13V3M3.500 7.500 8 3l4.500 4.500',
  share: 'M8 10V1.500M5 4.500l3-3 3 3M4.500 7H2.500v7.500h11V7h-2',
  bot: 'M3 6h10v8H3zM8 6V2.500M6 9.500v1M10 9.500v1M1 9v2M15 9v2',
} as const;
export type IconName = keyof typeof PATHS;
export const ICONS = Object.keys(PATHS) as IconName[];

const FILLED: ReadonlySet<IconName> = new Set(['move', 'special', 'crown', 'gun']);

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" data-icon={name}>
    <path
      d={PATHS[name]}
      fill={FILLED.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width={FILLED.has(name) ? 0.5 : 1.6}
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  </svg>
);

const SHAPES = [
  'M8 .5 15.500 8 8 15.500.5 8z',
  'M8 .7a7.300 7.300 0 1 0 .01 0z',
  'M1.500 1.500h13v13h-13z',
  'M8 1.200 15.500 14.800H.5z',
] as const;

/** Colour is never alone: every hero has a shape. */
export const Shape = ({ hero }: { hero: number }) => (
  <svg class="shape" viewBox="0 0 16 16" aria-hidden="true">
    <path d={SHAPES[hero] ?? SHAPES[1]} />
  </svg>
);
