// How long something takes on the processor: the best of a few rounds, so that a busy neighbour counts little.

/**
 * Seconds this thread worked, not those it waited for others to be done. Some kernels count them by ticks of 4 ms: what is
 * measured should take half a second.
 */
export const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** Seconds of the fastest of `rounds` runs. */
export const fastest = (act: () => void, rounds = 5): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const from = worked();
    act();
    best = Math.min(best, worked() - from);
  }
  return best;
};

/** Whatever `n` comes to, readable. */
export const figure = (n: number): string =>
  n >= 100 ? Math.round(n).toLocaleString('en') : n.toLocaleString('en', { maximumSignificantDigits: 3 });

export const row = (what: string, n: number, unit: string, note = ''): void =>
  console.log(`${what.padEnd(44)}${figure(n).padStart(14)} ${unit.padEnd(12)}${note}`);
