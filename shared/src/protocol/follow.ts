// How a client puts together what arrives apart: the public state by patches, events and secrets by steps. Nothing is
// shown before both halves of one seq are there. Knows neither Colyseus nor a screen.
import type { SeatSecrets, Step, Sync } from './messages.ts';

export type Commit<V> = {
  readonly seq: number;
  readonly view: V;
  /** What led here since the last commit, oldest first: to be played, then `view` is the truth. */
  readonly steps: readonly Step[];
  readonly mine: readonly SeatSecrets[];
  readonly all: readonly unknown[] | null;
};

export class Follower<V> {
  /** The seq last shown; -1 until the first sync. */
  #at = -1;
  #state: { seq: number; view: V } | null = null;
  #waiting = new Map<number, Step>();
  #mine: readonly SeatSecrets[] = [];
  #mineOf = -1;
  #all: readonly unknown[] | null = null;

  /** The state was patched; `view` must be a copy, since the original goes on changing. */
  state(seq: number, view: V): Commit<V> | null {
    this.#state = { seq, view };
    return seq === this.#at || this.#waiting.has(seq) ? this.#commit() : null;
  }

  step(step: Step): Commit<V> | null {
    if (step.seq <= this.#at) return this.#learn(step) && this.#state?.seq === this.#at ? this.#commit() : null;
    this.#waiting.set(step.seq, step);
    return this.#state?.seq === step.seq ? this.#commit() : null;
  }

  /** Everything anew: older steps are part of it, newer ones go on waiting. */
  sync(sync: Sync): Commit<V> | null {
    // Overtaken on its way: what is shown is newer.
    if (sync.seq < this.#at) return null;
    this.#at = sync.seq;
    this.#mine = sync.mine;
    this.#mineOf = sync.seq;
    this.#all = sync.all;
    for (const seq of this.#waiting.keys()) if (seq <= sync.seq) this.#waiting.delete(seq);
    const seq = this.#state?.seq;
    return seq !== undefined && (seq === sync.seq || this.#waiting.has(seq)) ? this.#commit() : null;
  }

  #commit(): Commit<V> | null {
    // Before the first sync nothing is known of one's own seats, so nothing is shown.
    if (this.#state === null || this.#at < 0) return null;
    const { seq, view } = this.#state;
    const steps = [...this.#waiting.values()].filter((step) => step.seq <= seq).sort((a, b) => a.seq - b.seq);
    for (const step of steps) {
      this.#learn(step);
      this.#waiting.delete(step.seq);
    }
    this.#at = seq;
    return { seq, view, steps, mine: this.#mine, all: this.#all };
  }

  /** Takes over the secrets of a step unless newer ones are known. */
  #learn(step: Step): boolean {
    if (step.all !== undefined) this.#all = step.all;
    if (step.mine === undefined || step.seq <= this.#mineOf) return false;
    this.#mine = step.mine;
    this.#mineOf = step.seq;
    return true;
  }
}
