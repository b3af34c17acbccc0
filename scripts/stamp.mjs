// Remembers from which inputs something was made, so that it is made again only when they changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @type {(root: string, name: string) => string} */
const fileOf = (root, name) => join(root, 'node_modules', `.fire-escape-${name}`);

/**
 * A hash over the names and contents of all files at these paths (folders with all that is in them).
 * @type {(root: string, paths: string[]) => string}
 */
export const fingerprint = (root, paths) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  /** @type {(path: string) => void} */
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const entry of readdirSync(full).sort()) add(`${path}/${entry}`);
      return;
    }
    const content = readFileSync(full);
    hash.update(`${path} ${content.length}\n`).update(content);
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
};

/**
 * Whether `name` was last made from this very fingerprint and its products are still there.
 * @type {(root: string, name: string, now: string, products: string[]) => boolean}
 */
export const isCurrent = (root, name, now, products) => {
  const file = fileOf(root, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== now) return false;
  return products.every((product) => existsSync(join(root, product)));
};

/**
 * Writes the fingerprint down after the work has succeeded; `null` forgets it, before the work begins.
 * @type {(root: string, name: string, now: string | null) => void}
 */
export const keep = (root, name, now) => {
  const file = fileOf(root, name);
  if (now === null) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, now);
};
