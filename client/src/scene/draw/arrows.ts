// From where New York's top card brings Enemies: arrows into the active hero's space.
import { Graphics } from 'pixi.js';
import { APOTHEM, add, centre, heading, polar } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';

/** A little outside, so that what stands in the space is not covered; inside where a name stands there. */
const AWAY = { outside: APOTHEM + 5, inside: APOTHEM - 8 } as const;

export const drawArrow = (space: number, direction: number, where: keyof typeof AWAY): Graphics => {
  const g = new Graphics();
  const at = add(centre(space), polar(heading(direction), AWAY[where]));
  g.position.set(at.x, at.y);
  g.angle = heading(direction) + 180;
  g.scale.set(0.82);
  g.poly([-6, -7, 8, 0, -6, 7, -3, 0]).stroke({ color: COLOR.glass, width: 4, join: 'round' });
  g.poly([-6, -7, 8, 0, -6, 7, -3, 0]).fill(COLOR.red);
  g.moveTo(-12, -6)
    .lineTo(-9, 0)
    .lineTo(-12, 6)
    .stroke({ color: COLOR.red, width: 1.8, alpha: 0.75, cap: 'round', join: 'round' });
  return g;
};
