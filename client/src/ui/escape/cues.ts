// Which sound goes with what is seen happening.
import type { Step } from '../../scene/playback/index.ts';
import type { Sound } from '../../sound/index.ts';

const BY_KIND: Readonly<Record<Step['kind'], Sound | null>> = {
  sweep: 'phase',
  say: null,
  board: 'tick',
  noise: 'noise',
  tick: 'alarm',
  bonus: 'alarm',
  walk: 'step',
  reveal: 'reveal',
  marker: 'card',
  arrive: 'arrive',
  block: 'block',
  roam: 'prowl',
  crash: 'block',
  seize: 'prowl',
  enter: 'boss',
  hit: 'hit',
  fall: 'fall',
  wound: 'wound',
  glow: 'gain',
  case: 'gain',
  take: 'gain',
  leave: 'step',
  fly: 'rotor',
  burn: 'fire',
};
/** Where the event says more than the motion. */
const BY_CODE: Readonly<Record<string, Sound>> = {
  shot: 'hit',
  'took-item': 'gain',
  played: 'card',
  event: 'alarm',
  trap: 'alarm',
  'hurry-up': 'alarm',
  'president-taken': 'alarm',
  'ny-played': 'card',
  'ny-discarded': 'card',
};

export const cueOf = ({ kind, told: [code] }: Pick<Step, 'kind' | 'told'>): Sound | null =>
  (kind === 'sweep' ? undefined : BY_CODE[code]) ?? BY_KIND[kind];
