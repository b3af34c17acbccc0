// Lists and reads the files of the repository, without what is installed, built or played.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const notOurs = new Set(['.git', 'node_modules', 'dist', 'data', 'reports']);

/** Paths of all files under a folder, relative to the repository and with forward slashes. */
export function filesUnder(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

export const read = (path: string): string => readFileSync(root + path, 'utf8');

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);
export const isText = (path: string): boolean => !/\.(png|jpg|ico|woff2|ogg|mp3|webm)$/.test(path);
