// Where a verb says what may be picked, and why not: the one place of legality. An option is a single integer.

import { CHANCE, type Seat } from './core.ts';

/** Kind in the high part, what it points at in the low: small enough to stay a machine integer. */
const TARGETS = 4096;
export const option = (kind: number, target = 0): number => kind * TARGETS + target;
export const kindOf = (choice: number): number => Math.floor(choice / TARGETS);
export const targetOf = (choice: number): number => choice % TARGETS;

export class Offers {
  /** Only the first `size` are offered: search uses one list again and again. */
  readonly options: number[] = [];
  size = 0;
  /** Who is asked. */
  seat: Seat = CHANCE;
  /** Filled only when somebody asks "why not?": a refusal costs nothing otherwise. */
  readonly #reasons: Map<number, string> | null;

  constructor(reasons: Map<number, string> | null = null) {
    this.#reasons = reasons;
  }

  yes(choice: number): void {
    this.options[this.size++] = choice;
  }

  no(choice: number, reason: string): void {
    this.#reasons?.set(choice, reason);
  }

  /** Offers the choice unless a reason stands against it. */
  unless(reason: string | null, choice: number): void {
    if (reason === null) this.options[this.size++] = choice;
    else this.#reasons?.set(choice, reason);
  }
}
