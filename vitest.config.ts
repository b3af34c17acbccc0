import { defineConfig } from 'vitest/config';
import { findPrograms } from './tests/support/services/programs.ts';

const files = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
const CLUSTER = ['tests/server/cluster*.test.ts'];
/** What needs PostgreSQL and Redis is left out where they are not; the setup says so in one line. */
const withoutServices = findPrograms() ? [] : ['tests/{server,full}/cluster*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: files('house', 'engine', 'rules', 'client', 'fuzz', 'golden'),
          // Whole games take a while on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          sequence: { groupOrder: 1 },
          include: files('server'),
          exclude: CLUSTER,
          globalSetup: 'tests/support/services/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'cluster',
          sequence: { groupOrder: 2 },
          include: CLUSTER,
          exclude: withoutServices,
          globalSetup: 'tests/support/services/setup.ts',
          // All processes of one Redis are one house.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 3 },
          include: files('e2e'),
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'full',
          sequence: { groupOrder: 4 },
          include: files('full'),
          exclude: withoutServices,
          globalSetup: 'tests/support/services/setup.ts',
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
