// Words on the map, sharp at the zoom they are read at.
import { type Container, Text } from 'pixi.js';
import { COLOR, HEADING, NARROW } from '../theme.ts';

/** What drawing needs to know beside the view. */
export type Ink = {
  /** Pixels of the screen to a unit of the map. */
  resolution: number;
  readonly labels: (code: string) => string;
  /** The letter on each hero's piece. */
  readonly letters: readonly string[];
};

type Style = {
  size: number;
  color: number;
  weight?: '500' | '600' | '700';
  spacing?: number;
  alpha?: number;
  narrow?: boolean;
  /** How wide the dark edge is that keeps what it is written on away from the letters. */
  edge?: number;
};

/** Letters are set this much larger and drawn smaller: at a few pixels a browser puts them on whole ones, with gaps. */
const FINE = 8;

export const write = (ink: Ink, text: string, at: { x: number; y: number }, style: Style): Text => {
  const label = new Text({
    text,
    anchor: 0.5,
    resolution: ink.resolution / FINE,
    scale: 1 / FINE,
    style: {
      fontFamily: [style.narrow ? NARROW : HEADING, 'sans-serif'],
      fontSize: style.size * FINE,
      fontWeight: style.weight ?? '600',
      letterSpacing: (style.spacing ?? 0) * FINE,
      fill: style.color,
      ...(style.edge && { stroke: { color: COLOR.glass, width: style.edge * FINE, join: 'round' as const } }),
    },
  });
  label.alpha = style.alpha ?? 1;
  // Letter spacing also follows the last letter: half of it off, or the word stands left of its middle.
  label.position.set(at.x + (style.spacing ?? 0) / 2, at.y);
  return label;
};

/** Writes every word below a container anew for another zoom. */
export const sharpen = (below: Container, resolution: number): void => {
  for (const child of below.children) {
    if (child instanceof Text) child.resolution = resolution / FINE;
    else sharpen(child, resolution);
  }
};

const STEPS = 4;
/** Zooms close together share their words: the next quarter step up. */
export const resolutionFor = (pixels: number): number => Math.min(8, Math.ceil(pixels * STEPS) / STEPS);

/** The first letter of each name, and as many more as it takes to tell them apart. */
export const lettersFor = (names: readonly string[]): string[] =>
  names.map((name) => {
    const others = names.filter((other) => other !== name);
    let length = 1;
    while (length < name.length && others.some((other) => other.slice(0, length) === name.slice(0, length))) length++;
    return name.slice(0, length);
  });
