// Strokes the whole map is drawn with: glowing lines, dashes, and pictures made once and shared.
import { Graphics, GraphicsContext, GraphicsPath } from 'pixi.js';
import { dashes, type Point } from '../layout/hex.ts';

export type Target = Graphics | GraphicsContext;

/** A line with a halo of ever wider and fainter ones. */
export const glow = (
  g: Target,
  line: readonly Point[],
  style: { color: number; width: number; reach: number; alpha?: number },
) => {
  const { color, width, reach, alpha = 1 } = style;
  const halos = 6;
  for (let i = halos; i > 0; i--) {
    const wide = width + (reach * i ** 1.5) / halos ** 1.5;
    g.poly([...line], true).stroke({ color, width: wide, alpha: alpha * 0.055, join: 'round' });
  }
  g.poly([...line], true).stroke({ color, width, alpha, join: 'round' });
};

export const dashed = (
  g: Target,
  line: readonly Point[],
  style: { color: number; width: number; on: number; off: number; alpha?: number },
) => {
  for (const [a, b] of dashes(line, style.on, style.off)) g.moveTo(a.x, a.y).lineTo(b.x, b.y);
  g.stroke({ color: style.color, width: style.width, alpha: style.alpha ?? 1, cap: 'square' });
};

export const segments = (
  g: Target,
  pairs: readonly (readonly [Point, Point])[],
  style: { color: number; width: number; alpha?: number },
) => {
  for (const [a, b] of pairs) g.moveTo(a.x, a.y).lineTo(b.x, b.y);
  g.stroke({ alpha: 1, ...style });
};

/** One shape of a picture, as in SVG. */
export type Stroke = {
  readonly d: string;
  readonly fill?: number;
  readonly line?: number;
  readonly width?: number;
  readonly alpha?: number;
};
/** A drawing put together once, however often it is shown. */
export const once = (draw: (g: GraphicsContext) => void): (() => Graphics) => {
  let context: GraphicsContext | null = null;
  return () => {
    if (context === null) {
      context = new GraphicsContext();
      draw(context);
    }
    return new Graphics(context);
  };
};
/** A picture made of shapes. */
export const picture = (strokes: readonly Stroke[]): (() => Graphics) =>
  once((context) => drawStrokes(context, strokes));
const drawStrokes = (context: GraphicsContext, strokes: readonly Stroke[]): void => {
  for (const { d, fill, line, width = 1.4, alpha = 1 } of strokes) {
    context.path(new GraphicsPath(d));
    if (fill !== undefined) context.fill({ color: fill, alpha });
    if (line !== undefined) context.stroke({ color: line, width, alpha, join: 'round', cap: 'round' });
  }
};
