import { defineConfig } from 'vitest/config';
import { findPrograms } from './tests/support/services/programs.ts';

const files = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: files('house', 'engine', 'rules', 'client', 'fuzz', 'golden'),
        },
      },
      {
        test: {
          name: 'server',
          sequence: { groupOrder: 1 },
          include: files('server'),
          exclude: findPrograms() ? [] : ['tests/server/cluster*.test.ts'],
          globalSetup: 'tests/support/services/setup.ts',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 2 },
          include: files('e2e'),
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
