// Who has to go, and at once: of a crew, or by a device that is no longer theirs.
import { type Signal, signal } from '../table/signal.ts';

/** Everybody who fits all that is said. */
export type Expelled = { readonly crew?: string; readonly player?: string; readonly device?: string };
/** Somebody at a door, and when they were let through the one before. */
export type Comer = { readonly crew: string; readonly player: string; readonly device: string; readonly at: number };

/** Longer than anybody may take from being let in to being there. */
const REMEMBERED = 60_000;

const fits = (who: Expelled, one: Omit<Comer, 'at'>): boolean =>
  (['crew', 'player', 'device'] as const).every((key) => who[key] === undefined || who[key] === one[key]);

export class Expulsions {
  readonly told: Signal<Expelled> = signal();
  #recent: { who: Expelled; at: number }[] = [];

  constructor() {
    this.told.on((who) => {
      const now = Date.now();
      this.#recent = [...this.#recent.filter(({ at }) => now - at < REMEMBERED), { who, at: now }];
    });
  }

  /** Whether this is somebody who was told to go after being let in: on the way when the news came. */
  has(comer: Comer): boolean {
    return this.#recent.some(({ who, at }) => at >= comer.at && fits(who, comer));
  }

  fits(who: Expelled, one: Omit<Comer, 'at'>): boolean {
    return fits(who, one);
  }
}
