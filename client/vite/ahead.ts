// What a page has on its way while its first script is still coming: written beside the page when the client is built, for
// the server to put into the page it sends.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** By the first word of an address: the modules its page will ask for, whatever they are called once they are built. */
export type Wanted = Readonly<Record<string, readonly string[]>>;

type Made = {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly imports?: readonly string[];
  readonly facadeModuleId?: string | null;
};
type Bundle = Readonly<Record<string, Made>>;

/** These chunks, each followed by all it is made of: what is wanted first is asked for first. */
const withImports = (bundle: Bundle, chunks: readonly Made[], found = new Set<Made>()): ReadonlySet<Made> => {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    withImports(
      bundle,
      (chunk.imports ?? []).flatMap((name) => bundle[name] ?? []),
      found,
    );
  }
  return found;
};

/** The tags for these modules, without what the page itself names. */
export const tagsFor = (bundle: Bundle, modules: readonly string[], page: string): string => {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const asked = modules.map((end) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
    if (!found) throw new Error(`no chunk of its own for ${end}`);
    return found;
  });
  // No styles: a browser asks a plain server for six files at a time, and would have them before any of these.
  return [...withImports(bundle, asked)]
    .filter(({ fileName }) => !page.includes(`"/${fileName}"`))
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`)
    .join('');
};

export const ahead = (wanted: Wanted): Plugin => ({
  name: 'ahead',
  // What else is built by this configuration, as a page to measure by, is no page of the client.
  apply: ({ root }, { command }) => command === 'build' && resolve(root ?? '.') === resolve(import.meta.dirname, '..'),
  generateBundle: {
    order: 'post',
    handler(_options, made) {
      const page = made['index.html'];
      if (page?.type !== 'asset') throw new Error('no page');
      const bundle = made as unknown as Bundle;
      const tags = Object.entries(wanted).map(([word, modules]) => [
        word,
        tagsFor(bundle, modules, String(page.source)),
      ]);
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(Object.fromEntries(tags)) });
    },
  },
});
