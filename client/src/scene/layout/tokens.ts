// Where each thing of a space goes: Enemies above, heroes in the middle, what lies there below, nothing over another.
import { ROWS, type Row, THINGS, type Thing } from './contents.ts';
import { RADIUS } from './hex.ts';

/** A thing and its place: from the middle of its space, and how large. */
export type Placed = Thing & { readonly x: number; readonly y: number; readonly scale: number };
/** Things side by side. */
type Line = { readonly row: Row; readonly members: readonly Thing[] };

const HEIGHT: Record<Row, number> = { enemies: 25, heroes: 27, things: 19 };
/** From top to bottom, all lines together. */
const ROOM = 72;
const MARGIN = -1;
/** Room a name at the foot of the space takes. */
const NAME = 20;
const GAP = 1.5;

const widthOf = (thing: Thing): number => THINGS[thing.kind].width;
const wideOf = ({ members }: Line): number => members.reduce((sum, t) => sum + widthOf(t) + GAP, -GAP);
/** How wide the space is at this distance from its middle. */
const roomAt = (y: number): number => 2 * (RADIUS - Math.abs(y) / Math.sqrt(3) - MARGIN);

/** Every way to set each row in one line or two. */
const settings = (rows: readonly Line[]): Line[][] => {
  const [first, ...rest] = rows;
  if (first === undefined) return [[]];
  const half = Math.ceil(first.members.length / 2);
  const inTwo = [first.members.slice(0, half), first.members.slice(half)].map((members) => ({ ...first, members }));
  const ways = first.members.length > 2 ? [[first], inTwo] : [[first]];
  return ways.flatMap((way) => settings(rest).map((others) => [...way, ...others]));
};

export const placeTokens = (things: readonly Thing[], { labelled = false } = {}): Placed[] => {
  const rows = ROWS.map((row) => ({ row, members: things.filter((t) => THINGS[t.kind].row === row) }));
  const smallest = (placed: readonly Placed[]) => Math.min(1, ...placed.map((t) => t.scale));
  return settings(rows.filter(({ members }) => members.length > 0))
    .map((lines) => placeLines(lines, labelled))
    .reduce((best, other) => (smallest(other) > smallest(best) + 0.02 ? other : best));
};

const placeLines = (lines: readonly Line[], labelled: boolean): Placed[] => {
  const total = lines.reduce((sum, { row }) => sum + HEIGHT[row], 0);
  const squeeze = Math.min(1, (labelled ? ROOM - NAME : ROOM) / total);
  let top = -(total * squeeze) / 2 - (labelled ? NAME / 2 : 0);
  return lines.flatMap((line) => {
    const height = HEIGHT[line.row] * squeeze;
    const y = top + height / 2;
    top += height;
    const wide = wideOf(line);
    const scale = Math.min(squeeze, roomAt(Math.abs(y) + height / 4) / wide);
    let x = (-wide * scale) / 2;
    return line.members.map((thing) => {
      const width = widthOf(thing) * scale;
      const placed = { ...thing, x: x + width / 2, y, scale };
      x += width + GAP * scale;
      return placed;
    });
  });
};
