import { describe, expect, test } from 'vitest';
import { filesUnder, isCode, isText, read } from './tree.ts';

const tooLong = 400;
const linesOf = (source: string) => source.trimEnd().split('\n').length;

// Put together from parts, so that this file does not find itself.
const hosts = new RegExp(
  ['registry\\.[\\w-]+\\.[a-z]{2,}(?![\\w(])', '\\bnpm' + 'js\\.', 'yarn' + 'pkg\\.', 'npm' + 'mirror'].join('|'),
  'i',
);
const machinePaths = new RegExp(`(?<![\\w.~*/-])/(${['work', 'root', 'tmp', 'home', 'Users'].join('|')})(?![\\w-])`);

const found = (pattern: RegExp, path: string, source: string) =>
  source.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : []));

const inAll = (pattern: RegExp) =>
  filesUnder('')
    .filter(isText)
    .flatMap((path) => found(pattern, path, read(path)));

test(`no source is longer than ${tooLong} lines`, () => {
  const long = filesUnder('')
    .filter((path) => isCode(path) || path.endsWith('.css'))
    .map((path) => [path, linesOf(read(path))] as const)
    .filter(([, lines]) => lines > tooLong);
  expect(long).toEqual([]);
});

test('no file names a package registry', () => {
  expect(inAll(hosts)).toEqual([]);
  expect(found(hosts, 'a', `resolution: https://${'registry'}.example.org/x.tgz`)).toHaveLength(1);
});

test('the lockfile names no host at all', () => {
  const anyHost = /https?:|tarball:|git\+|\bregistry\b/;
  expect(found(anyHost, 'pnpm-lock.yaml', read('pnpm-lock.yaml'))).toEqual([]);
  expect(found(anyHost, 'a', 'resolution: {tarball: https://example.org/x.tgz}')).toHaveLength(1);
});

test('no file names a path of one machine', () => {
  expect(inAll(machinePaths)).toEqual([]);
  for (const folder of ['work', 'tmp', 'root']) {
    expect(found(machinePaths, 'a', `const at = '/${folder}/fire-escape'`)).toHaveLength(1);
    expect(found(machinePaths, 'a', `cd /${folder}`)).toHaveLength(1);
  }
  expect(found(machinePaths, 'a', `import x from './root/x.ts' // see docs/work and a/tmp`)).toEqual([]);
});

describe('the picture of the house', () => {
  const [, picture = ''] = /```\n([\s\S]*?)```/.exec(read('docs/architecture.md')) ?? [];
  const [above = '', below = ''] = picture.split(/^.*server ─.*$/m);
  const folders = (path: string) => [
    ...new Set(
      filesUnder(path).flatMap(
        (file) =>
          file
            .slice(path.length + 1)
            .split('/')
            .slice(0, -1)[0] ?? [],
      ),
    ),
  ];

  test('names every folder of server and client, and none that is not there', () => {
    const drawn = [...below.matchAll(/│ {2}([a-z]+) +/g)].map(([, name]) => name!);
    expect(drawn.toSorted()).toEqual([...folders('server/src'), ...folders('client/src')].toSorted());
  });

  test('names every folder of the rules', () => {
    const rooms = [...folders('shared/src'), ...folders('shared/src/games/escape')];
    expect(rooms.filter((name) => !new RegExp(`\\b${name}\\b`).test(above))).toEqual([]);
  });
});
