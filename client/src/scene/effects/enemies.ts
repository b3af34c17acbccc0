// What Enemies do and suffer.
import type { Container } from 'pixi.js';
import type { Board } from '../board.ts';
import { drawBurst, drawRipple, drawTrail, flames } from '../draw/effect.ts';
import { drawToken } from '../draw/token.ts';
import { BOSS, isBoss, isDriver } from '../game.ts';
import { add, centre, mix, type Point } from '../layout/hex.ts';
import { applyStep, type Mover, PLACED } from '../playback/index.ts';
import { COLOR } from '../theme.ts';
import { type Effect, type Makers, pop, put, type Stage, smooth } from './stage.ts';

const kindOf = (look: number) => (isBoss(look) ? 'boss' : isDriver(look) ? 'driver' : 'prisoner');
const enemyAt = (board: Board, space: number, look: number): { piece: Container | null; at: Point } => {
  const piece = board.tokenPiece(space, kindOf(look), look) ?? board.tokenPiece(space, kindOf(look));
  return { piece, at: piece ? add(centre(space), piece.position) : centre(space) };
};

/** Along the road: through the middle of the side both spaces share. */
const roam = ({ from, to, look }: Mover, { board, ink, view }: Stage, on: Container): Effect => {
  const { piece, at } = enemyAt(board, from, look);
  const line = put(on, { x: 0, y: 0 });
  const token = drawToken(ink, view, { kind: kindOf(look), id: look, count: 1 });
  on.addChild(token);
  if (piece) piece.alpha = 0.35;
  const goal = mix(centre(from), centre(to), 0.86);
  return (t) => {
    const now = mix(at, goal, smooth(t));
    token.position.copyFrom(now);
    if (piece && t === 1) piece.alpha = 1;
    drawTrail(line, mix(at, now, t * 0.6), now, COLOR.red, 0.8 * (1 - t));
  };
};

export const ENEMY_EFFECTS: Makers<'arrive' | 'roam' | 'crash' | 'seize' | 'enter' | 'hit' | 'fall'> = {
  arrive: (step, { board, show, view }, on) => {
    show(applyStep(view, step));
    const kinds = { [PLACED.prisoner]: 'prisoner', [PLACED.driver]: 'driver', [PLACED.cube]: 'cube' } as const;
    const kind = kinds[step.what as keyof typeof kinds];
    const piece = kind ? board.tokenPiece(step.space, kind) : null;
    const full = piece?.scale.x ?? 1;
    const ring = put(on, piece ? add(centre(step.space), piece.position) : centre(step.space));
    const color = step.what === PLACED.cube ? COLOR.green : COLOR.red;
    return (t) => {
      piece?.scale.set(full * pop(t));
      drawRipple(ring, t, color, 24);
    };
  },
  roam: ({ movers }, stage, on) => {
    const all = movers.map((mover) => roam(mover, stage, on));
    return (t) => {
      for (const draw of all) draw(t);
    };
  },
  crash: (step, { board, ink, view }, on) => {
    const { piece, at } = enemyAt(board, step.from, 8);
    const token = drawToken(ink, view, { kind: 'driver', id: 8, count: 1 });
    on.addChild(token);
    if (piece) piece.alpha = 0.35;
    const wall = mix(centre(step.from), centre(step.to), 0.5);
    const fire = put(on, wall);
    return (t) => {
      const hit = Math.min(1, t * 2);
      token.position.copyFrom(mix(at, wall, hit * hit));
      token.alpha = t < 0.5 ? 1 : Math.max(0, 2 - t * 2.4);
      if (piece && t === 1) piece.alpha = 1;
      if (t >= 0.5) flames(fire, t * 2 - 1);
    };
  },
  seize: (step, { board, show, view }, on) => {
    show(applyStep(view, step));
    const { piece, at } = enemyAt(board, step.space, 8);
    const full = piece?.scale.x ?? 1;
    const ring = put(on, at);
    return (t) => {
      piece?.scale.set(full * pop(t));
      drawRipple(ring, t, COLOR.red, 26);
    };
  },
  enter: (step, { board, show, view }, on) => {
    show(applyStep(view, step));
    const { piece, at } = enemyAt(board, step.space, BOSS + step.boss);
    const full = piece?.scale.x ?? 1;
    const rings = [put(on, at), put(on, at)];
    return (t) => {
      piece?.scale.set(full * (1 + 1.6 * (1 - smooth(Math.min(1, t * 1.4)))));
      for (const [i, ring] of rings.entries()) drawRipple(ring, Math.max(0, t * 1.3 - i * 0.3), COLOR.red, 60);
    };
  },
  hit: (step, { board }, on) => {
    const { piece, at } = enemyAt(board, step.space, step.look);
    const sparks = put(on, at);
    const still = piece?.position.x ?? 0;
    return (t) => {
      if (piece) piece.position.x = still + Math.sin(t * Math.PI * 6) * 2.5 * (1 - t);
      drawBurst(sparks, t, COLOR.blush);
    };
  },
  fall: (step, { board }, on) => {
    const { piece, at } = enemyAt(board, step.space, step.look);
    const sparks = put(on, at);
    return (t) => {
      if (piece) piece.alpha = t === 1 ? 1 : 1 - smooth(t) * 0.85;
      drawBurst(sparks, t, COLOR.red);
    };
  },
};
