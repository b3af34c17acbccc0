// A / B: one of the branches that can be done whole.
import type { OpNamed, Verb } from '../model/op.ts';
import { branching } from './branches.ts';
import { isPossible } from './possible.ts';

export const either: Verb<'either'> = branching<OpNamed<'either'>>(
  'either',
  'cannot-be-done',
  (_s, _seat, op) => op.of,
  (s, seat, ops) => ops.every((part) => isPossible(s, seat, part)),
);
