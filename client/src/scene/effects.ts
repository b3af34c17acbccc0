// How each step of a playback looks while it lasts: a picture for every moment from 0 to 1.
import { type Container, Graphics } from 'pixi.js';
import { type Board, heroPlace } from './board.ts';
import { drawBurst, drawScan, drawTrail, loss } from './draw/effect.ts';
import type { Ink } from './draw/text.ts';
import { drawToken } from './draw/token.ts';
import { type EscapePublic, HEROES, isBoss, isDriver } from './game.ts';
import { tileOf } from './layout/contents.ts';
import { add, centre, mix, type Point } from './layout/hex.ts';
import { applyStep, PLACED, type Step } from './playback.ts';
import { COLOR, FACES } from './theme.ts';

/** What an effect may touch: the map as it is shown before the step. */
export type Stage = {
  readonly board: Board;
  readonly ink: Ink;
  readonly view: EscapePublic;
  readonly show: (view: EscapePublic) => void;
};
/** Draws the moment; what it adds goes into `on`, which is emptied afterwards. */
export type Effect = (t: number) => void;
type Maker<K extends Step['kind']> = (step: Extract<Step, { kind: K }>, stage: Stage, on: Container) => Effect;

const smooth = (t: number): number => t * t * (3 - 2 * t);
const pop = (t: number): number => 1 + 0.35 * Math.sin(Math.min(1, t) * Math.PI) - (1 - Math.min(1, t * 2)) * 0.6;

const put = (on: Container, at: Point): Graphics => {
  const g = new Graphics();
  g.position.copyFrom(at);
  on.addChild(g);
  return g;
};
const kindOf = (look: number) => (isBoss(look) ? 'boss' : isDriver(look) ? 'driver' : 'prisoner');
const enemyAt = (board: Board, space: number, look: number): { piece: Container | null; at: Point } => {
  const piece = board.tokenPiece(space, kindOf(look), look) ?? board.tokenPiece(space, kindOf(look));
  return { piece, at: piece ? add(centre(space), piece.position) : centre(space) };
};

const MAKERS: { readonly [K in Step['kind']]: Maker<K> } = {
  walk: (step, { board, view }, on) => {
    const piece = board.heroPiece(step.seat);
    const from = heroPlace(view, step.seat)?.at ?? centre(step.from);
    const to = heroPlace(applyStep(view, step), step.seat)?.at ?? centre(step.to);
    const { color } = FACES[HEROES[view.hero[step.seat] ?? 0] ?? 'snake'];
    const line = put(on, { x: 0, y: 0 });
    return (t) => {
      const at = mix(from, to, smooth(t));
      piece?.position.copyFrom(at);
      drawTrail(line, mix(from, at, t * 0.7), at, color, 1 - t * t);
    };
  },
  reveal: (step, { board, view }, on) => {
    const after = applyStep(view, step);
    const scan = put(on, centre(step.space));
    const color = tileOf(after, step.space).stack === 'poi' ? COLOR.red : COLOR.green;
    const moments = 12;
    return (t) => {
      board.growTile(after, step.space, Math.max(1, Math.ceil(t * moments)) / moments);
      drawScan(scan, t, color);
    };
  },
  marker: (step, { show, view }, on) => {
    show(applyStep(view, step));
    const scan = put(on, centre(step.space));
    return (t) => drawBurst(scan, t, COLOR.pale);
  },
  arrive: (step, { board, show, view }) => {
    show(applyStep(view, step));
    const kinds = { [PLACED.prisoner]: 'prisoner', [PLACED.driver]: 'driver', [PLACED.cube]: 'cube' } as const;
    const kind = kinds[step.what as keyof typeof kinds];
    const piece = kind ? board.tokenPiece(step.space, kind) : null;
    const full = piece?.scale.x ?? 1;
    return (t) => piece?.scale.set(full * pop(t));
  },
  block: (step, { board, show, view }) => {
    show(applyStep(view, step));
    const piece = board.roadPiece(step.road);
    return (t) => piece?.scale.set(pop(t));
  },
  lure: (step, { board, ink, view }, on) => {
    const { piece, at } = enemyAt(board, step.from, step.look);
    const token = drawToken(ink, view, { kind: kindOf(step.look), id: step.look, count: 1 });
    on.addChild(token);
    if (piece) piece.alpha = 0.35;
    return (t) => token.position.copyFrom(mix(at, centre(step.to), smooth(t)));
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
      if (piece) piece.alpha = 1 - smooth(t) * 0.85;
      drawBurst(sparks, t, COLOR.red);
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
};

export const effectOf = (step: Step, stage: Stage, on: Container): Effect =>
  (MAKERS[step.kind] as Maker<Step['kind']>)(step, stage, on);
