// How fast somebody may ask: a burst, then a steady rate. Too fast is refused, not punished.

export type Rate = { readonly most: number; readonly perSecond: number };

export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at = performance.now();

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
  }

  take(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

const MOST_KNOWN = 20_000;

/** One bucket for each of many. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string): boolean {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate.most, this.#rate.perSecond);
    // The last to ask is the last to be forgotten.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_KNOWN) this.#buckets.delete(this.#buckets.keys().next().value!);
    return bucket.take();
  }
}
