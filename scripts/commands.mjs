// What each command does once the packages are there: one entry a command, also listed in package.json.
import { readdirSync } from 'node:fs';

/**
 * @typedef {[program: string, ...words: string[]]} Step
 *
 * `client`: the built client is needed. Then one of `steps`: one after the other, the first failure ends it; `checks`:
 * all of them, the first failure decides the exit code; `together`: side by side until one ends.
 * Words after the command go to the last step.
 * @typedef {{ client?: true, steps?: Step[], checks?: Step[], together?: Step[] }} Command
 */

/** A native binary: starts under any Node the machine has. */
export const pnpm = 'pnpm@12.18.0';

/** @type {Step[]} */
const sourceChecks = [
  ['tsc', '-b'],
  ['biome', 'check', '--error-on-warnings', '.'],
];

/** @type {(report: string, ...projects: string[]) => Step} */
const vitest = (report, ...projects) => [
  'vitest',
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** @type {() => Step[]} */
const benchmarks = () =>
  readdirSync(new URL('../tests/bench', import.meta.url))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => ['node', `tests/bench/${file}`]);

/** @type {Record<string, () => Command>} */
export const commands = {
  start: () => ({ client: true, steps: [['node', 'server/src/main.ts']] }),
  dev: () => ({
    together: [
      ['node', '--watch', '--watch-preserve-output', 'server/src/main.ts'],
      ['vite', 'client'],
    ],
  }),
  test: () => ({
    client: true,
    checks: [...sourceChecks, vitest('reports/vitest.json', 'unit', 'server', 'cluster', 'e2e')],
  }),
  'test:full': () => ({ client: true, checks: [vitest('reports/full.json', 'full')] }),
  lint: () => ({ checks: sourceChecks }),
  format: () => ({ steps: [['biome', 'check', '--write', '.']] }),
  build: () => ({ client: true }),
  fuzz: () => ({ steps: [['node', 'tests/fuzz/run.ts']] }),
  replay: () => ({ steps: [['node', 'tests/fuzz/replay.ts']] }),
  playthrough: () => ({ steps: [['node', 'tests/golden/playthrough.ts']] }),
  golden: () => ({ steps: [['node', 'tests/golden/update.ts']] }),
  'new:card': () => ({ steps: [['node', 'scripts/newCard.mjs']] }),
  bench: () => ({ steps: benchmarks() }),
  backup: () => ({ steps: [['node', 'server/src/tools/backup.ts']] }),
  export: () => ({ steps: [['node', 'server/src/tools/export.ts']] }),
  pnpm: () => ({ steps: [['npx', '-y', pnpm]] }),
};
