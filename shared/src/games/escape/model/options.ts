// Every kind of thing that can be picked, and how an option is described at the protocol's edge.
import { type Described, kindOf, targetOf } from '../../../engine/index.ts';

/** The order is part of logs: append, never insert. */
export const KINDS = [
  'pass', 'done', 'draw', 'deal', 'card', 'space', 'enemy', 'fight', 'scout', 'recover', 'crash', 'invite', 'yes', 'no',
  'hero', 'poi', 'steal', 'seat', 'branch', 'item', 'slot', 'road', 'bridge', 'act', 'way', 'objective', 'car-move',
  'keep', 'show', 'crash-bridge', 'pay', 'give-up',
] as const; // biome-ignore format: a list of names
export type Kind = (typeof KINDS)[number];
const byName = Object.fromEntries(KINDS.map((name, i) => [name, i])) as Record<Kind, number>;
export const K = byName;

/** What the target of a kind points at, for those who show it; null = nothing. */
const POINTS_AT: Record<Kind, readonly string[] | null> = {
  pass: null,
  done: null,
  draw: ['drawn'],
  deal: ['dealt'],
  card: ['card'],
  space: ['space'],
  enemy: ['space', 'enemy'],
  fight: null,
  scout: null,
  recover: ['card'],
  crash: ['space'],
  invite: null,
  yes: null,
  no: null,
  hero: ['seat'],
  poi: ['space'],
  steal: ['seat', 'slot'],
  seat: ['seat'],
  branch: ['branch'],
  item: ['slot'],
  slot: ['slot'],
  road: ['road'],
  bridge: ['bridge'],
  act: ['act', 'what'],
  way: ['space'],
  objective: ['objective'],
  'car-move': null,
  keep: ['held'],
  show: ['slots'],
  'crash-bridge': ['bridge'],
  pay: ['slot'],
  'give-up': ['slot', 'case'],
};
/** Two things in one target: the first in the high part. */
export const PAIR = 32;
export const pair = (first: number, second: number): number => first * PAIR + second;

export const describe = (choice: number): Described => {
  const kind = KINDS[kindOf(choice)] ?? 'pass';
  const target = targetOf(choice);
  const [first, second] = POINTS_AT[kind] ?? [];
  if (first === undefined) return { id: choice, kind };
  if (second === undefined) return { id: choice, kind, [first]: target };
  return { id: choice, kind, [first]: Math.floor(target / PAIR), [second]: target % PAIR };
};
