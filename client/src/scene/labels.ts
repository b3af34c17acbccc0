// Every code the scene asks its words for.
import { HEROES, TILES } from './game.ts';

const NAMED = TILES.filter(({ stack, id }) => stack === 'poi' || (stack === 'printed' && id !== 'open-street'));

export const SCENE_LABELS: readonly string[] = [
  'scene.hudson',
  'scene.east-river',
  'tile.unknown-poi',
  ...NAMED.map(({ id }) => `tile.${id}`),
  ...HEROES.map((hero) => `hero.${hero}`),
];
