// One-line builders so that a card reads like its printed line.
import type { MoveOp, Op } from '../model/op.ts';

export type ActionCard = { readonly id: string; readonly noise: number; readonly ops: readonly Op[] };

export const card = (id: string, noise: number, ...ops: Op[]): ActionCard => ({ id, noise, ops: Object.freeze(ops) });

export const move = (steps: number, how: Omit<MoveOp, 'op' | 'steps'> = {}): Op => ({ op: 'move', steps, ...how });
export const clear = { clear: true } as const;
export const smash = { smash: true } as const;
export const quiet = { quiet: true } as const;
export const manholes = { manholes: true } as const;
export const reveal = (n: number): Op => ({ op: 'reveal', n });
export const damage = (n: number, range: number): Op => ({ op: 'damage', n, range });
export const damageEach = (n: number, range: number): Op => ({ op: 'damageEach', n, range });
export const trick = (n: number, range: number): Op => ({ op: 'trick', n, range });
export const ALL = 99;
export const recover = (n: number): Op => ({ op: 'recover', n });
export const recoverHere = (n: number): Op => ({ op: 'recoverHere', n });
export const item = (n: number): Op => ({ op: 'item', n });
export const lookAtPoi = (n: number): Op => ({ op: 'lookAtPoi', n });
/** Noise at once; a negative number takes some away. */
export const noise = (n: number): Op => ({ op: 'noise', n });
/** Damage to the active hero. */
/** Up to so much Ammo. */
export const reload = (n: number): Op => ({ op: 'reload', n });
/** Up to n Roadblocks on roads of the hero's space. */
export const wreck = (n: number): Op => ({ op: 'roadworks', n });
export const roadworks = (n: number): Op => ({ op: 'roadworks', n, place: true });
export const lookAtSlot: Op = { op: 'lookAtSlot' };
/** Draw n, keep 1. */
export const keepItem = (n: number): Op => ({ op: 'keepItem', n });
export const carHere: Op = { op: 'carHere' };
export const jump = (to: 'glider' | 'poi', how: { readonly clear?: boolean } = {}): Op => ({ op: 'jump', to, ...how });
export const stealPresident: Op = { op: 'stealPresident' };
export const robTwo: Op = { op: 'robTwo' };
export const either = (...of: Op[][]): Op => ({ op: 'either', of });
/** The Special Action that every hero has. */
export const notMyPlan = card('not-my-plan', 1, either([stealPresident], [move(2, smash)]));
