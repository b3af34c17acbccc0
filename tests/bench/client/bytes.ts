// The client as it is shipped: built anew, and weighed by part as the wire sees it.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export const CLIENT = join(import.meta.dirname, '../../../client');

type Chunk = Rolldown.OutputChunk;
type Output = readonly (Chunk | Rolldown.OutputAsset)[];
export type Built = { readonly output: Output };

/** A production build into this folder. */
export const buildPage = async (root: string, outDir: string): Promise<Built> => {
  const made = await build({
    root,
    configFile: join(CLIENT, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true },
  });
  const [first] = [made].flat();
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return { output: first.output };
};

/** Whose code a module is. */
const PARTS: readonly (readonly [part: string, of: RegExp])[] = [
  [
    'Pixi and what it needs',
    /node_modules\/.*(pixi|earcut|eventemitter3|parse-svg-path|tiny-lru|xmldom|ismobilejs|webgpu|gifuct)/,
  ],
  ['Colyseus SDK and schema', /node_modules\/.*(colyseus|msgpackr|httpie|notepack|zod)/],
  ['Preact and signals', /node_modules\/.*preact/],
  ['other packages', /node_modules/],
  ['words', /shared\/src\/text\/(en|de|it)\//],
  ['rules as tables', /shared\/src\//],
  ['map', /client\/src\/scene\//],
  ['panels', /client\/src\/(ui|styles|sound)/],
];
const partOf = (id: string): string => PARTS.find(([, of]) => of.test(id))?.[0] ?? 'pages';
export const LIBRARIES: readonly string[] = PARTS.slice(0, 4).map(([part]) => part);

const gz = (code: string | Uint8Array): number => gzipSync(code).length;
/** A chunk's bytes on the wire, shared out to its modules by what each has written into it. */
const weigh = (chunk: Chunk, into: Map<string, number>): void => {
  const written = Object.entries(chunk.modules).map(([id, { renderedLength }]) => [id, renderedLength] as const);
  const all = written.reduce((sum, [, n]) => sum + n, 0) || 1;
  const size = gz(chunk.code);
  for (const [id, n] of written) into.set(partOf(id), (into.get(partOf(id)) ?? 0) + (size * n) / all);
};

/** Bytes by part of these files and of styles that belong to them; only what a page asked for counts. */
export const partsOf = ({ output }: Built, asked: ReadonlySet<string>): Map<string, number> => {
  const parts = new Map<string, number>();
  for (const file of output) {
    if (!asked.has(file.fileName)) continue;
    if (file.type === 'chunk') weigh(file, parts);
    else if (/\.(css|html)$/.test(file.fileName)) parts.set('styles', (parts.get('styles') ?? 0) + gz(file.source));
    else parts.set('fonts', (parts.get('fonts') ?? 0) + file.source.length);
  }
  return parts;
};
