// The name at the foot of a space, on a dark strip so that houses do not run through it.
import { Container, Graphics } from 'pixi.js';
import { COLOR } from '../theme.ts';
import { type Ink, write } from './text.ts';

const WIDEST = 62;
const FOOT = 29.5;

export const nameplate = (ink: Ink, name: string, color: number): Container => {
  const plate = new Container();
  plate.position.set(0, FOOT);
  const text = write(ink, name.toUpperCase(), { x: 0, y: 0 }, { size: 6.8, spacing: 0.5, color });
  const shrink = Math.min(1, WIDEST / text.width);
  text.scale.set(shrink);
  const half = (text.width || 40) / 2 + 3;
  plate.addChild(new Graphics().roundRect(-half, -5, half * 2, 10, 2).fill({ color: COLOR.glass, alpha: 0.78 }), text);
  return plate;
};
