// Any thing of a space as its piece, but heroes: which picture, which count.
import { Container, type Graphics } from 'pixi.js';
import { BOSS, damageOf, type EscapePublic, isTricked } from '../game.ts';
import { bossOf, type Thing, type ThingKind } from '../layout/contents.ts';
import { COLOR } from '../theme.ts';
import { drawBadge } from './badge.ts';
import { drawBoss } from './boss.ts';
import * as pictures from './pictures.ts';
import { type Ink, write } from './text.ts';

const SIMPLE: Partial<Record<ThingKind, () => Graphics>> = {
  president: pictures.president,
  gullfire: pictures.gullfire,
  raft: pictures.raft,
  car: pictures.car,
  cube: pictures.cube,
  surgery: pictures.surgery,
  'gun-shop': pictures.gunShop,
  shelter: pictures.shelter,
  trap: pictures.trap,
  event: pictures.event,
  manhole: pictures.manhole,
  case: pictures.caseToken,
};
type Corner = { readonly x: number; readonly y: number; readonly line: number };
const COUNTED: Partial<Record<ThingKind, Corner>> = {
  prisoner: { x: 8, y: -8, line: COLOR.red },
  driver: { x: 11, y: -8, line: COLOR.red },
  car: { x: 11, y: -7, line: 0xcfd8d3 },
  cube: { x: 7, y: -6, line: COLOR.green },
};
const SMALLER: Partial<Record<ThingKind, number>> = { president: 0.75 };

const pictureOf = (view: EscapePublic, { kind, id }: Thing): Graphics | null => {
  if (kind === 'prisoner') return isTricked(id) ? pictures.trickedPrisoner() : pictures.prisoner();
  if (kind === 'driver') return isTricked(id) ? pictures.trickedDriver() : pictures.driver();
  if (kind === 'helicopter') return view.transport[1] ? pictures.helicopterLanded() : pictures.helicopterFlying();
  return SIMPLE[kind]?.() ?? null;
};

/** `scale` is how large it will be shown. */
export const drawToken = (ink: Ink, view: EscapePublic, thing: Thing, scale = 1): Container => {
  if (thing.kind === 'boss') return drawBoss(ink, thing.id - BOSS, bossOf(view, thing.id - BOSS));
  const token = new Container();
  const image = pictureOf(view, thing);
  if (image) {
    image.scale.set(SMALLER[thing.kind] ?? 1);
    // Whoever was tricked lies down.
    if (thing.kind === 'prisoner' && isTricked(thing.id)) image.angle = -90;
    token.addChild(image);
  }
  if ((thing.kind === 'prisoner' || thing.kind === 'driver') && damageOf(thing.id) > 0)
    token.addChild(pictures.wound());
  if (thing.kind === 'case') {
    token.addChild(write(ink, String(thing.id + 1), { x: 0, y: 1 }, { size: 8.5, weight: '700', color: COLOR.amber }));
  }
  const corner = COUNTED[thing.kind];
  if (corner && thing.count > 1) token.addChild(drawBadge(ink, thing.count, corner, scale));
  return token;
};
