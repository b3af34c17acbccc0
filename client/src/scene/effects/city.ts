// What happens to the city itself, and what New York hears.
import { heroPlace } from '../board.ts';
import { drawBurst, drawRipple, drawScan, drawSweep, flames } from '../draw/effect.ts';
import { drawToken } from '../draw/token.ts';
import { activeSeat, tileOf } from '../layout/contents.ts';
import { add, centre, mix } from '../layout/hex.ts';
import { applyStep, type Motion } from '../playback/index.ts';
import { COLOR } from '../theme.ts';
import { type Effect, type Maker, type Makers, pop, put, smooth } from './stage.ts';

/** Nothing moves on the map; what is said stands in the banner and on New York's board. */
const still: Effect = () => {};
const shown =
  <K extends Motion['kind']>(): Maker<K> =>
  (step, { show, view }) => {
    show(applyStep(view, step));
    return still;
  };
const REVEAL_MOMENTS = 12;

type Kinds =
  | 'sweep' | 'say' | 'board' | 'tick' | 'bonus' | 'noise' | 'reveal' | 'marker' | 'block' | 'case' | 'fly' | 'burn'; // biome-ignore format: a list of names

export const CITY_EFFECTS: Makers<Kinds> = {
  say: () => still,
  board: shown(),
  tick: shown(),
  bonus: shown(),
  sweep: (_step, _stage, on) => {
    const line = put(on, { x: 0, y: 0 });
    return (t) => drawSweep(line, t);
  },
  noise: (step, { show, view }, on) => {
    show(applyStep(view, step));
    const at = heroPlace(view, activeSeat(view))?.at ?? { x: 0, y: 0 };
    const rings = Array.from({ length: Math.min(3, step.n) }, () => put(on, at));
    return (t) => {
      for (const [i, ring] of rings.entries()) drawRipple(ring, Math.max(0, t * 1.5 - i * 0.25), COLOR.red, 46);
    };
  },
  reveal: (step, { board, view }, on) => {
    const after = applyStep(view, step);
    const scan = put(on, centre(step.space));
    const color = tileOf(after, step.space).stack === 'poi' ? COLOR.red : COLOR.green;
    return (t) => {
      board.growTile(after, step.space, Math.max(1, Math.ceil(t * REVEAL_MOMENTS)) / REVEAL_MOMENTS);
      drawScan(scan, t, color);
    };
  },
  marker: (step, { show, view }, on) => {
    show(applyStep(view, step));
    const scan = put(on, centre(step.space));
    return (t) => drawBurst(scan, t, COLOR.pale);
  },
  block: (step, { board, show, view }) => {
    show(applyStep(view, step));
    const piece = board.roadPiece(step.road);
    return (t) => piece?.scale.set(pop(t));
  },
  case: (step, { board, show, view }, on) => {
    show(applyStep(view, step));
    const piece = board.tokenPiece(step.space, 'case', step.slot);
    const full = piece?.scale.x ?? 1;
    const ring = put(on, piece ? add(centre(step.space), piece.position) : centre(step.space));
    return (t) => {
      piece?.scale.set(full * pop(t));
      drawRipple(ring, t, COLOR.amber, 34);
    };
  },
  fly: (step, { board, ink, view }, on) => {
    const from = view.transport[0] ?? -1;
    const piece = from >= 0 ? board.tokenPiece(from, 'helicopter') : null;
    const start = from >= 0 && piece ? add(centre(from), piece.position) : add(centre(step.space), { x: 0, y: -90 });
    const token = drawToken(ink, view, { kind: 'helicopter', id: 0, count: 1 });
    if (piece) piece.alpha = 0;
    on.addChild(token);
    return (t) => {
      const at = mix(start, centre(step.space), smooth(t));
      if (piece && t === 1) piece.alpha = 1;
      token.position.set(at.x, at.y - Math.sin(t * Math.PI) * 16);
      token.scale.set(1 + 0.3 * Math.sin(t * Math.PI));
    };
  },
  burn: (step, { show, view }, on) => {
    const fire = put(on, centre(step.space));
    let gone = false;
    return (t) => {
      if (t > 0.4 && !gone) {
        gone = true;
        show(applyStep(view, step));
      }
      flames(fire, t);
    };
  },
};
