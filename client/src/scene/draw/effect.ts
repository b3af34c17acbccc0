// Light that lasts a moment: flashes, bursts, trails and numbers that rise.
import type { Container, Graphics } from 'pixi.js';
import { hexAt } from '../layout/city.ts';
import { MAP_BOX, mix, type Point, polar } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';
import { type Ink, write } from './text.ts';

/** A tile drawing itself in: its outline runs round, a scan line runs down. */
export const drawScan = (g: Graphics, t: number, color: number): void => {
  g.clear();
  const line = [...hexAt(42), hexAt(42)[0]!];
  const reach = Math.min(1, t * 1.6) * 6;
  g.moveTo(line[0]!.x, line[0]!.y);
  for (let i = 0; i < 6 && i < reach; i++) {
    const to = mix(line[i]!, line[i + 1]!, Math.min(1, reach - i));
    g.lineTo(to.x, to.y);
  }
  g.stroke({ color, width: 2.4, alpha: 1 - t * t, join: 'round', cap: 'round' });
  g.poly(hexAt(42)).fill({ color, alpha: 0.3 * (1 - t) ** 2 });
  const y = -37 + 74 * t;
  const half = 43 - Math.abs(y) / Math.sqrt(3);
  g.moveTo(-half, y)
    .lineTo(half, y)
    .stroke({ color: 0xeafff4, width: 1.6, alpha: 0.9 * (1 - t) });
};

/** Sparks flying from where something was hit. */
export const drawBurst = (g: Graphics, t: number, color: number): void => {
  g.clear();
  const [from, to] = [6 + 10 * t, 10 + 17 * Math.sqrt(t)];
  for (let i = 0; i < 10; i++) {
    const [a, b] = [polar(i * 36 + 9, from), polar(i * 36 + 9, i % 2 === 0 ? to : to * 0.82)];
    g.moveTo(a.x, a.y).lineTo(b.x, b.y);
  }
  g.stroke({ color, width: 2 * (1 - t) + 0.4, alpha: 1 - t * t, cap: 'round' });
  g.circle(0, 0, 8 + 12 * t).stroke({ color, width: 1.4, alpha: 0.6 * (1 - t) });
};

/** The way a piece has come, fading behind it. */
export const drawTrail = (g: Graphics, from: Point, to: Point, color: number, fade: number): void => {
  g.clear();
  for (const [width, alpha] of [
    [9, 0.1],
    [5, 0.2],
    [2, 0.6],
  ] as const) {
    g.moveTo(from.x, from.y)
      .lineTo(to.x, to.y)
      .stroke({ color, width, alpha: alpha * fade, cap: 'round' });
  }
};

export const loss = (ink: Ink, count: number): Container =>
  write(ink, `−${count}`, { x: 0, y: 0 }, { size: 20, weight: '700', color: COLOR.red });

/** A ring that widens and fades. */
export const drawRipple = (g: Graphics, t: number, color: number, reach: number): void => {
  g.clear();
  if (t <= 0 || t >= 1) return;
  g.circle(0, 0, 8 + (reach - 8) * Math.sqrt(t)).stroke({ color, width: 2.6 * (1 - t) + 0.5, alpha: 1 - t });
};

const FLAMES = 14;
/** Something burns out. */
export const flames = (g: Graphics, t: number): void => {
  g.clear();
  if (t <= 0 || t >= 1) return;
  for (let i = 0; i < FLAMES; i++) {
    const out = polar((i * 360) / FLAMES + 40 * t, (6 + (i % 4) * 6) * Math.sqrt(t));
    const size = (5 - (i % 3)) * (1 - t);
    g.circle(out.x, out.y - 14 * t, size).fill({ color: i % 2 === 0 ? COLOR.amber : COLOR.red, alpha: 0.9 * (1 - t) });
  }
  g.circle(0, 0, 26 * Math.sqrt(t)).stroke({ color: COLOR.amber, width: 2, alpha: 0.7 * (1 - t) });
};

const BAND = 90;
/** New York takes over: a red line runs down the tube. */
export const drawSweep = (g: Graphics, t: number): void => {
  g.clear();
  const { x, y, width, height } = MAP_BOX;
  const [left, wide] = [x - 400, width + 800];
  const at = y - 40 + (height + 80) * t;
  for (const part of [1, 0.66, 0.33])
    g.rect(left, at - BAND * part, wide, BAND * part).fill({ color: COLOR.red, alpha: 0.035 });
  g.rect(left, at - 1, wide, 2).fill({ color: COLOR.blush, alpha: 0.9 });
  g.rect(left, at - 3, wide, 6).fill({ color: COLOR.red, alpha: 0.35 });
};
