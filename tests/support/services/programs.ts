// Where PostgreSQL and Redis are on this machine, if they are.
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian keeps the programs of each version apart from the path. */
const postgresFolders = (): string[] => {
  try {
    const versions = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a));
    return versions.map((version) => `/usr/lib/postgresql/${version}/bin`);
  } catch {
    return [];
  }
};

const find = (name: string): string | null => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...postgresFolders()];
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
};

export type Programs = { initdb: string; postgres: string; redis: string };

/** Null unless all are there. */
export const findPrograms = (): Programs | null => {
  const [initdb, postgres, redis] = [find('initdb'), find('postgres'), find('redis-server')];
  return initdb && postgres && redis ? { initdb, postgres, redis } : null;
};
