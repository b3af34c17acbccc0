// How long something takes, by the clock of this machine: the best of a few rounds, so that a busy neighbour counts little.

/** Seconds of the fastest of `rounds` runs. */
export const fastest = (act: () => void, rounds = 5): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const from = process.hrtime.bigint();
    act();
    best = Math.min(best, Number(process.hrtime.bigint() - from) / 1e9);
  }
  return best;
};

/** Whatever `n` comes to, readable. */
export const figure = (n: number): string =>
  n >= 100 ? Math.round(n).toLocaleString('en') : n.toLocaleString('en', { maximumSignificantDigits: 3 });

export const row = (what: string, n: number, unit: string, note = ''): void =>
  console.log(`${what.padEnd(44)}${figure(n).padStart(14)} ${unit.padEnd(12)}${note}`);
