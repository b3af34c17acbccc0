// The seat that deals. Its numbers come from a secret seed and nothing else, so that afterwards anyone can check the deal:
// word w of the stream is bytes 4(w mod 8)… (big-endian) of HMAC-SHA256(key = seed, data = floor(w / 8) as 8 bytes,
// big-endian); a pick below n takes the first word under the largest multiple of n and its remainder.
import { createHash, createHmac, randomBytes } from 'node:crypto';

const WORDS = 8;
const SPAN = 2 ** 32;

export const newSeed = (): string => randomBytes(32).toString('hex');
/** What may be shown from the start: it fixes the seed and tells nothing of it. */
export const hashOfSeed = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

export class Dealer {
  readonly #seed: Buffer;
  #position: number;
  #block = Buffer.alloc(0);
  #blockOf = -1;

  constructor(seed: string, position = 0) {
    this.#seed = Buffer.from(seed, 'hex');
    this.#position = position;
  }

  /** Goes on from there; what lies in the block at hand is not worked out again. */
  from(position: number): this {
    this.#position = position;
    return this;
  }

  /** How many words of the stream are used up: all that has to be kept to go on. */
  get position(): number {
    return this.#position;
  }

  /** Uniform below n, without the bias of a bare remainder. */
  pick(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > SPAN) throw new RangeError(`cannot pick one of ${n}`);
    if (n === 1) return 0;
    const fair = SPAN - (SPAN % n);
    for (;;) {
      const word = this.#word();
      if (word < fair) return word % n;
    }
  }

  #word(): number {
    const block = Math.floor(this.#position / WORDS);
    if (block !== this.#blockOf) {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(block));
      this.#block = createHmac('sha256', this.#seed).update(counter).digest();
      this.#blockOf = block;
    }
    return this.#block.readUInt32BE((this.#position++ % WORDS) * 4);
  }
}
