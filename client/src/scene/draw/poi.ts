// A Point of Interest: ruins in red and its emblem in the middle.
import { Container, Graphics } from 'pixi.js';
import { COLOR } from '../theme.ts';
import { drawCity, RUINS } from './city.ts';
import { picture } from './pen.ts';

const LINE = 0xffa096;
const emblem = (d: string) =>
  picture([
    { d: 'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z', fill: 0x150607, alpha: 0.86 },
    { d: 'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z', line: COLOR.red, width: 0.9, alpha: 0.6 },
    { d, line: LINE, width: 1.3 },
  ]);

/** By the tile's id. Drawn on a field of 24. */
const EMBLEMS: Record<string, () => Graphics> = {
  // A crown.
  'dukes-camp': emblem('M-10 7L-11-5L-5 0L0-9L5 0L11-5L10 7zM-10 10H10'),
  // An empty plot behind a crossed line.
  'nothing-here': emblem('M-9-9H9V9H-9zM-9 9L9-9'),
  // A dagger through a ring.
  'romeros-hideout': emblem('M0-12L2.5-8V2H-2.5V-8zM-6 2H6M0 2V10M-2 10H2M-10-1C-8 9 8 9 10-1'),
  // Four posts, three ropes.
  'the-ring': emblem('M-11-6V10M11-6V10M-5-10V4M5-10V4M-11-4L-5-8H5L11-4M-11 1L-5-3H5L11 1M-11 6L-5 2H5L11 6'),
  // A plane, nose down.
  'crash-site': emblem('M-9-10L-5-7L0 0L8-3L10-1L3 4L5 9L3 10L-1 6L-6 10L-8 8L-3 2L-10-6zM-11 11H11'),
  // Curtains and a stage.
  'the-theater': emblem(
    'M-11-10H11M-10-10C-9-2-10 3-10 8C-7 4-4-2-3-10M10-10C9-2 10 3 10 8C7 4 4-2 3-10M-11 10H11M-6 10V7H6V10',
  ),
  // A garage door under a gable.
  'dukes-garage': emblem('M-11-3L0-11L11-3V10H-11zM-7 10V0H7V10M-7 3.3H7M-7 6.6H7'),
  // A derrick.
  'the-refinery': emblem(
    'M-7 10L-1-11H1L7 10M-5.5 5H5.5M-4 0H4M-2.5-5H2.5M-5.5 5L4 0M-4 0L2.5-5M5.5 5L-4 0M4 0L-2.5-5M-10 10H10',
  ),
};

/** Whoever stands here takes the middle: the emblem makes room for them at the side. */
export const drawPoi = (space: number, id: string, occupied: boolean): Container => {
  const tile = new Container();
  const g = new Graphics();
  drawCity(g, space, RUINS);
  tile.addChild(g);
  const sign = EMBLEMS[id]?.();
  if (sign) {
    if (occupied) sign.scale.set(0.56);
    sign.position.set(occupied ? -30 : 0, occupied ? -3 : -9);
    tile.addChild(sign);
  }
  return tile;
};
