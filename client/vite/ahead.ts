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
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};
type Bundle = Readonly<Record<string, Made>>;

/** These chunks and all they are made of, each once, the first ones first. */
const withImports = (bundle: Bundle, first: readonly Made[]): Made[] => {
  const found = new Set<Made>();
  const left = [...first];
  for (let chunk = left.shift(); chunk !== undefined; chunk = left.shift()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    left.push(...(chunk.imports ?? []).flatMap((name) => bundle[name] ?? []));
  }
  return [...found];
};

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** The tags for these modules, without what the page itself names. */
export const tagsFor = (bundle: Bundle, modules: readonly string[], page: string): string => {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const asked = modules.map((end) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
    if (!found) throw new Error(`no chunk of its own for ${end}`);
    return found;
  });
  const files = withImports(bundle, asked).flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(files)]
    .filter((file) => !page.includes(`"/${file}"`))
    .map(tagOf)
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
