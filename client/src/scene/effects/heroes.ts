// What heroes do and suffer.
import { heroPlace } from '../board.ts';
import { drawBurst, drawRipple, drawTrail, loss } from '../draw/effect.ts';
import { HEROES } from '../game.ts';
import { centre, mix } from '../layout/hex.ts';
import { applyStep } from '../playback/index.ts';
import { COLOR, FACES } from '../theme.ts';
import { type Makers, put, type Stage, smooth } from './stage.ts';

const colourOf = ({ view }: Stage, seat: number): number => FACES[HEROES[view.hero[seat] ?? 0] ?? 'snake'].color;

export const HERO_EFFECTS: Makers<'walk' | 'wound' | 'glow' | 'take' | 'leave'> = {
  walk: (step, stage, on) => {
    const { board, view } = stage;
    const piece = board.heroPiece(step.seat);
    const from = heroPlace(view, step.seat)?.at ?? centre(step.from);
    const to = heroPlace(applyStep(view, step), step.seat)?.at ?? centre(step.to);
    const color = colourOf(stage, step.seat);
    const line = put(on, { x: 0, y: 0 });
    return (t) => {
      const at = mix(from, to, smooth(t));
      piece?.position.copyFrom(at);
      drawTrail(line, mix(from, at, t * 0.7), at, color, 1 - t * t);
    };
  },
  wound: (step, { board, ink, view }, on) => {
    const at = heroPlace(view, step.seat)?.at ?? { x: 0, y: 0 };
    const piece = board.heroPiece(step.seat);
    const sparks = put(on, at);
    const words = loss(ink, step.count);
    on.addChild(words);
    return (t) => {
      piece?.position.set(at.x + Math.sin(t * Math.PI * 7) * 3 * (1 - t), at.y);
      drawBurst(sparks, t, COLOR.red);
      words.position.set(at.x, at.y - 14 - 16 * smooth(t));
      words.alpha = 1 - t ** 3;
    };
  },
  glow: (step, stage, on) => {
    const ring = put(on, heroPlace(stage.view, step.seat)?.at ?? { x: 0, y: 0 });
    const color = colourOf(stage, step.seat);
    return (t) => drawRipple(ring, t, color, 34);
  },
  take: (step, stage, on) => {
    const piece = stage.board.tokenPiece(step.space, step.row === 'cubes' ? 'cube' : 'car');
    const from = piece ? { x: piece.position.x, y: piece.position.y } : null;
    const middle = centre(step.space);
    const hero = heroPlace(stage.view, step.seat)?.at ?? middle;
    const line = put(on, { x: 0, y: 0 });
    return (t) => {
      if (!piece || !from) return;
      if (t === 1) {
        piece.position.copyFrom(from);
        piece.alpha = 1;
        return;
      }
      piece.position.copyFrom(mix(from, { x: hero.x - middle.x, y: hero.y - middle.y }, smooth(t)));
      piece.alpha = 1 - t ** 4;
      drawTrail(line, { x: middle.x + from.x, y: middle.y + from.y }, hero, colourOf(stage, step.seat), 1 - t);
    };
  },
  leave: (step, { show, view }, on) => {
    show(applyStep(view, step));
    const ring = put(on, centre(step.space));
    return (t) => drawRipple(ring, t, COLOR.pale, 26);
  },
};
