// A move from afar: to the glider, or from one POI to another, whatever lies between. It carries a passenger as any move (V2).
import { AGAIN, call, kindOf, option, targetOf } from '../../../../engine/index.ts';
import { POI_OF, POIS, WORLD_TRADE_CENTER } from '../../board/map.ts';
import { isRevealed } from '../../board/space.ts';
import type { OpNamed, Verb } from '../../model/op.ts';
import { K } from '../../model/options.ts';
import { atOf } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { enterSpace } from '../enter.ts';
import { canInvite, RIDE } from '../move.ts';

const DONE = 0;
const INVITED = 1;
const GLIDER: readonly number[] = [WORLD_TRADE_CENTER];

const spacesOf = (op: OpNamed<'jump'>): readonly number[] => (op.to === 'glider' ? GLIDER : POIS);
const against = (s: State, from: number, to: number): string | null => {
  if (from === to) return 'already-there';
  return isRevealed(s, to) ? null : 'not-revealed';
};

/** How many spaces this hero could jump to. */
export const countJumps = (s: State, seat: number, op: OpNamed<'jump'>): number => {
  const from = atOf(s, seat);
  if (op.to === 'poi' && POI_OF[from]! < 0) return 0;
  let n = 0;
  for (const to of spacesOf(op)) if (against(s, from, to) === null) n++;
  return n;
};

export const jump: Verb<'jump'> = {
  why: 'jump',
  begin: (s, f, op) => {
    const isPlain = countJumps(s, f.seat, op) === 1 && !canInvite(s, f.seat, 0);
    f.regs[DONE] = isPlain ? 1 : 0;
    f.regs[INVITED] = 0;
    if (isPlain) go(s, f.seat, spacesOf(op).find((to) => against(s, atOf(s, f.seat), to) === null)!);
  },
  when: (s, f, op) => f.regs[DONE] === 0 && countJumps(s, f.seat, op) > 0,
  offer: (s, f, op, out) => {
    for (const to of spacesOf(op)) out.unless(against(s, atOf(s, f.seat), to), option(K.space, to));
    if (canInvite(s, f.seat, f.regs[INVITED]!)) out.yes(option(K.invite));
  },
  take: (s, f, _op, choice) => {
    if (kindOf(choice) === K.invite) {
      f.regs[INVITED] = 1;
      call(s, f.seat, RIDE, [0]);
      return AGAIN;
    }
    go(s, f.seat, targetOf(choice));
  },
};

const go = (s: State, seat: number, to: number): void => enterSpace(s, seat, to, s.passenger - 1, false);
