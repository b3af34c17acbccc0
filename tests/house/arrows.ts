// Which part of the house may import which: `engine <- games <- bots`, `shared <- server`, `shared <- client`.
import { posix } from 'node:path';
import { type Import, importsOf } from './syntax.ts';

/** A part of the house: where it is, and what its files may import. The first part that holds a file decides. */
type Part = {
  in: RegExp;
  /** Paths inside the repository it may import (its own game as $1). */
  values: string[];
  /** More paths, for types only. */
  types?: string[];
  /** Among all of these, what it may not import at all. */
  but?: RegExp;
  /** Packages from outside it may import. */
  packages?: RegExp;
};

const everything = /^/;
const nothing = /^$/;
/** One game's rules, texts, pictures and panels: what is there for all games is written without knowing any. */
const oneGame = /^(shared\/src\/games\/[\w-]+\/|client\/src\/(scene|dev|ui\/escape)\/)/;

const PARTS: Part[] = [
  { in: /^shared\/src\/engine\//, values: ['shared/src/engine/'] },
  {
    in: /^shared\/src\/games\/([\w-]+)\/content\//,
    values: ['shared/src/games/$1/content/', 'shared/src/games/$1/model/'],
    types: ['shared/src/engine/', 'shared/src/games/$1/'],
  },
  { in: /^shared\/src\/games\/([\w-]+)\//, values: ['shared/src/engine/', 'shared/src/games/$1/'] },
  { in: /^shared\/src\/games\//, values: ['shared/src/engine/', 'shared/src/games/'] },
  { in: /^shared\/src\/bots\//, values: ['shared/src/engine/', 'shared/src/games/', 'shared/src/bots/'] },
  {
    in: /^shared\/src\/protocol\//,
    values: ['shared/src/engine/', 'shared/src/protocol/'],
    packages: /^(zod|@colyseus\/schema)$/,
  },
  { in: /^shared\/src\/text\//, values: ['shared/src/'] },
  { in: /^shared\/src\//, values: ['shared/src/'] },
  {
    in: /^server\/src\/(table|store)\//,
    values: ['shared/src/', 'server/src/table/', 'server/src/store/', 'server/src/log.ts'],
    types: ['server/src/'],
    but: oneGame,
    packages: /^(?!@colyseus\/|express$)/,
  },
  {
    in: /^server\/src\/(crew|notices)\//,
    values: ['shared/src/', 'server/src/'],
    but: oneGame,
    packages: /^(?!@colyseus\/|express$)/,
  },
  // What everything may import imports nothing.
  { in: /^server\/src\/log\.ts$/, values: [] },
  {
    in: /^server\/src\//,
    values: ['shared/src/', 'server/src/'],
    types: ['client/src/'],
    but: oneGame,
    packages: everything,
  },
  {
    in: /^client\/src\/scene\//,
    values: ['shared/src/', 'client/src/'],
    types: ['server/src/'],
    packages: /^(?!node:|@colyseus\/(core|ws-transport)$)/,
  },
  // The list of games names each of them; a game's own panels, and the pages that show them to us, know it.
  {
    in: /^client\/src\/(games\.ts$|pages\/dev\.tsx$|dev\/|ui\/escape\/)/,
    values: ['shared/src/', 'client/src/'],
    types: ['server/src/'],
    packages: /^(?!node:|pixi\.js|@colyseus\/(core|ws-transport)$)/,
  },
  {
    in: /^client\/src\//,
    values: ['shared/src/', 'client/src/'],
    types: ['server/src/'],
    but: oneGame,
    packages: /^(?!node:|pixi\.js|@colyseus\/(core|ws-transport)$)/,
  },
];

/** The path inside the repository that a specifier means, or null for a package from outside. */
export function target(path: string, from: string): string | null {
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from);
  const [, workspace, rest] = /^(shared|server|client)(?:\/(.*))?$/.exec(from) ?? [];
  return workspace ? `${workspace}/src/${rest ?? ''}` : null;
}

function mayImport(part: Part, path: string, { from, typesOnly }: Import): boolean {
  const goal = target(path, from);
  if (goal === null) return (part.packages ?? nothing).test(from);
  if (part.but?.test(`${goal}/`)) return false;
  const game = part.in.exec(path)?.[1] ?? '';
  const folders = typesOnly ? [...part.values, ...(part.types ?? [])] : part.values;
  return folders.some((folder) => `${goal}/`.startsWith(folder.replace('$1', game)));
}

/** One sentence for every import that goes against an arrow. */
export function wrongImports(path: string, source: string): string[] {
  const part = PARTS.find((one) => one.in.test(path));
  if (!part) return [];
  return importsOf(path, source)
    .filter((one) => one.from === '*' || !mayImport(part, path, one))
    .map((one) => `${path} may not import ${one.typesOnly ? 'types of ' : ''}${one.from}`);
}
