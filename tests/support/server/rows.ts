// What is written down of an answer, for tests of stores: the plainest row there is.
import type { Append, Card, Head, Row } from 'server/store/Store.ts';

export const rowOf = (seq: number, epoch: number): Row => ({
  seq,
  kind: 'sit',
  player: 'p1',
  seat: 0,
  choice: 0,
  about: [],
  chance: [],
  events: [],
  request: `request-${seq}`,
  epoch,
  engine: 1,
});

/** That row as the next of its table. */
export const appendOf = (table: string, epoch: number, head: Head, card: Card): Append => ({
  table,
  epoch,
  row: rowOf(head.seq, epoch),
  head,
  card,
  due: null,
});
