// The small pieces and signs of the map, as shapes: what lies about, what is printed, who is in the way.
import { COLOR } from '../theme.ts';
import { picture, type Stroke } from './pen.ts';

const { glass, red, amber, green, pale, ink, sky, bolt, gold } = COLOR;
const HALO = 3.4;
/** A dark rim first, so that a piece stands off from the houses behind it. */
const piece = (d: string, fill: number, rest: readonly Stroke[] = []) =>
  picture([{ d, fill: glass, line: glass, width: HALO }, { d, fill }, ...rest]);

const PERSON =
  'M0-11.5a5.2 5.2 0 0 1 5.2 5.2c0 2.2-1.2 3.9-2.9 4.7 4 1.2 6.6 4.3 6.6 8.7v2.7h-17.8v-2.7c0-4.4 2.6-7.5 6.6-8.7-1.7-.8-2.9-2.5-2.9-4.7a5.2 5.2 0 0 1 5.2-5.2z';
const CAR = 'M-12.2 5v-4.9l3.1-1.1 2.9-5h11l3.7 5 3.7 1.1v4.9z';
const WINDOWS = 'M-7.2-1.3l2-3.2h3.8v3.2zM.4-1.3v-3.2h4.1l2.3 3.2z';
const wheels = (line: number): Stroke[] => [
  { d: 'M-9.1 5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z', fill: glass, line, width: 1.5 },
  { d: 'M3.8 5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z', fill: glass, line, width: 1.5 },
];

export const prisoner = piece(PERSON, red, [{ d: 'M-5.6 5.4h11.2M-6.6 8.4h13.2', line: 0x8f1a1a, width: 1.3 }]);
/** Out of action until the end of the turn: only an outline. */
export const trickedPrisoner = piece(PERSON, 0x2a0b0b, [{ d: PERSON, line: 0xff6a60, width: 1.4 }]);
export const driver = piece(CAR, red, [
  { d: WINDOWS, fill: 0x2a0505 },
  { d: 'M-4.8-2.6a1.5 1.5 0 1 1 .01 0zM2.6-2.6a1.5 1.5 0 1 1 .01 0z', fill: COLOR.blush },
  ...wheels(red),
]);
export const trickedDriver = piece(CAR, 0x2a0b0b, [{ d: CAR, line: 0xff6a60, width: 1.4 }, ...wheels(0xff6a60)]);
export const car = piece(CAR, 0xcfd8d3, [{ d: WINDOWS, fill: 0x1a2622 }, ...wheels(0xcfd8d3)]);

export const cube = picture([
  { d: 'M0-6.8L6 -3.4V3.4L0 6.8L-6 3.4V-3.4z', fill: glass, line: glass, width: HALO },
  { d: 'M0-6.8L6 -3.4V3.4L0 6.8L-6 3.4V-3.4z', fill: 0x0b2a1c, line: green, width: 1.3 },
  { d: 'M-6-3.4L0 0L6-3.4M0 0V6.8', line: green, width: 1.1 },
]);
export const event = piece('M1.8-8.2L-4.6 1.4H-.4L-2.4 8.2L4.8-2H.6L3.6-8.2z', bolt);
export const manhole = picture([
  { d: 'M-8 0a8 5.6 0 1 0 16 0a8 5.6 0 1 0-16 0z', fill: 0x07110d, line: glass, width: HALO },
  { d: 'M-7.4 0a7.4 5 0 1 0 14.8 0a7.4 5 0 1 0-14.8 0z', fill: 0x0b1813, line: 0xa9cbbb, width: 1.2 },
  { d: 'M-4.6 0H4.6M-3.6-2.3H3.6M-3.6 2.3H3.6', line: 0xa9cbbb, width: 1 },
]);
export const caseToken = piece('M-9-5.5h5.5v-2.6h7v2.6H9v12H-9z', 0x2a1a02, [
  {
    d: 'M-9-4.5a1 1 0 0 1 1-1H8a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H-8a1 1 0 0 1-1-1zM-3.5-5.5v-2.6h7v2.6',
    line: amber,
    width: 1.5,
  },
]);
export const raft = piece('M-9.5-1.5L-7-5H7L9.5-1.5L7 4.5H-7z', 0x0a2230, [
  { d: 'M-9.5-1.5L-7-5H7L9.5-1.5L7 4.5H-7zM-9.5-1.5H9.5M-4-5L-4.5 4.5M0-5V4.5M4-5L4.5 4.5', line: sky, width: 1.1 },
  { d: 'M-10 7.5q2.5-2 5 0t5 0t5 0t5 0', line: sky, width: 1 },
]);
export const gullfire = piece('M0-7L2-1.5L15 1.5V4L2 3L1.2 6.5L4 8.5H-4L-1.2 6.5L-2 3L-15 4V1.5L-2-1.5z', 0x0b2233, [
  { d: 'M0-7L2-1.5L15 1.5V4L2 3L1.2 6.5L4 8.5H-4L-1.2 6.5L-2 3L-15 4V1.5L-2-1.5z', line: sky, width: 1.2 },
  { d: 'M-11 2.8L-2 .8M11 2.8L2 .8M0-4V4', line: sky, width: 0.8, alpha: 0.7 },
]);
const CABIN = 'M-9-1.5C-9-5.5-6-7-1.5-7C3-7 6-4.5 7-1.5L14.5-3V-.5L6.5 3C5.5 5-1 6-1 6C-6 6-9 3-9-1.5z';
const GLASS = 'M-8-1.5C-7.5-4.5-5-5.5-2-5.5V-.5H-8z';
const ROTOR: Stroke[] = [
  { d: 'M-14-10.5H11M-1.5-10.5V-7M14.5-6V2', line: glass, width: 4 },
  { d: 'M-14-10.5H11M-1.5-10.5V-7M14.5-6V2', line: pale, width: 1.6 },
];
export const helicopterLanded = piece(CABIN, 0x1f6b46, [
  { d: CABIN, line: pale, width: 1.4 },
  { d: GLASS, fill: pale, alpha: 0.75 },
  ...ROTOR,
  { d: 'M-9 9.5H6.5M-5 6V9.5M3 5V9.5', line: pale, width: 1.4 },
]);
/** In the air: no skids on the ground, its shadow below. */
export const helicopterFlying = piece(CABIN, 0x123826, [
  { d: CABIN, line: pale, width: 1.4 },
  { d: GLASS, fill: pale, alpha: 0.4 },
  ...ROTOR,
  { d: 'M-9 10.5h3M-3.5 10.5h3M2 10.5h3', line: pale, width: 1.2, alpha: 0.6 },
]);
export const president = piece(PERSON, ink, [
  { d: 'M0-1L-2 1.5L0 7L2 1.5z', fill: 0x12405f },
  { d: 'M-3.5-.5L0 4L3.5-.5', line: glass, width: 1 },
]);

const plate = (line: number, fill: number): Stroke[] => [
  { d: 'M-8-8H8V8H-8z', fill: glass, line: glass, width: HALO },
  {
    d: 'M-7-7.5H7A.5.5 0 0 1 7.5-7V7A.5.5 0 0 1 7 7.5H-7A.5.5 0 0 1-7.5 7V-7A.5.5 0 0 1-7-7.5z',
    fill,
    line,
    width: 1.1,
  },
];
export const surgery = picture([
  ...plate(0xff8f8f, 0x2a0d0d),
  { d: 'M-1.6-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6z', fill: 0xffb3b3 },
]);
export const gunShop = picture([
  ...plate(gold, 0x241c07),
  { d: 'M-5.5-3.5H5.5V-.5H1L.4 1.2H-1.6L-2.4 4.5H-5L-4-.5H-5.5z', fill: gold },
]);
export const shelter = picture([
  ...plate(pale, 0x0b2a1c),
  { d: 'M-5.5 0L0-5L5.5 0M-4-.8V5H4V-.8', line: pale, width: 1.3 },
  { d: 'M-1.3 5V1.5H1.3V5z', fill: pale },
]);
/** Jaws of iron. */
export const trap = picture([
  { d: 'M-8 4A8 8 0 0 1 8 4z', fill: glass, line: glass, width: HALO },
  { d: 'M-7.5 4A7.5 7.5 0 0 1 7.5 4z', fill: 0x241505, line: amber, width: 1.2 },
  { d: 'M-5.500 1L-3.500-3L-1.500 1L0-4L1.500 1L3.500-3L5.500 1M-8 4H8', line: amber, width: 1.2 },
]);
/** Over an Enemy that was hurt and still stands. */
export const wound = picture([
  { d: 'M-7-9L-2-2L-5 0L3 9', line: glass, width: 3.2 },
  { d: 'M-7-9L-2-2L-5 0L3 9', line: COLOR.blush, width: 1.3 },
]);
