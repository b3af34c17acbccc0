// How fast somebody may ask: a burst, then a steady rate. Too fast is refused, not punished.

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
