// How each motion looks while it lasts: a picture for every moment from 0 to 1.
import type { Container } from 'pixi.js';
import type { Motion } from '../playback/index.ts';
import { CITY_EFFECTS } from './city.ts';
import { ENEMY_EFFECTS } from './enemies.ts';
import { HERO_EFFECTS } from './heroes.ts';
import type { Effect, Maker, Makers, Stage } from './stage.ts';

export type { Effect } from './stage.ts';

const MAKERS: Makers<Motion['kind']> = { ...HERO_EFFECTS, ...ENEMY_EFFECTS, ...CITY_EFFECTS };

export const effectOf = (motion: Motion, stage: Stage, on: Container): Effect =>
  (MAKERS[motion.kind] as Maker<Motion['kind']>)(motion, stage, on);
