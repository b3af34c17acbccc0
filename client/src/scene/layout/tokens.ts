// Where each thing of a space goes: Enemies above, heroes in the middle, what lies there below, nothing over another.

import { ROWS, type Row, THINGS, type Thing } from './contents.ts';
import { RADIUS } from './hex.ts';

/** A thing and its place: from the middle of its space, and how large. */
export type Placed = Thing & { readonly x: number; readonly y: number; readonly scale: number };

const HEIGHT: Record<Row, number> = { enemies: 25, heroes: 27, things: 19 };
/** Things alone in their space may be drawn at full height; three rows must share this. */
const ROOM = 66;
const MARGIN = 5;
/** Room a label at the foot of the space takes. */
const LABEL = 7;
const GAP = 2;

const widthOf = (thing: Thing): number => THINGS[thing.kind].width;
/** How wide the space is at this distance from its middle. */
const widthAt = (y: number): number => 2 * (RADIUS - Math.abs(y) / Math.sqrt(3) - MARGIN);

export const placeTokens = (things: readonly Thing[], { labelled = false } = {}): Placed[] => {
  const rows = ROWS.map((row) => ({ row, members: things.filter((t) => THINGS[t.kind].row === row) })).filter(
    ({ members }) => members.length > 0,
  );
  const room = labelled ? ROOM - LABEL : ROOM;
  const total = rows.reduce((sum, { row }) => sum + HEIGHT[row], 0);
  const squeeze = Math.min(1, room / total);
  let top = -(total * squeeze) / 2 - (labelled ? LABEL / 2 : 0);
  return rows.flatMap(({ row, members }) => {
    const height = HEIGHT[row] * squeeze;
    const y = top + height / 2;
    top += height;
    return placeRow(members, { y, height, squeeze });
  });
};

const placeRow = (members: readonly Thing[], at: { y: number; height: number; squeeze: number }): Placed[] => {
  const wide = members.reduce((sum, t) => sum + widthOf(t), 0) + GAP * (members.length - 1);
  const scale = Math.min(at.squeeze, widthAt(Math.abs(at.y) + at.height / 4) / wide);
  let x = (-wide * scale) / 2;
  return members.map((thing) => {
    const width = widthOf(thing) * scale;
    const placed = { ...thing, x: x + width / 2, y: at.y, scale };
    x += width + GAP * scale;
    return placed;
  });
};
