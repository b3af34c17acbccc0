// Scripts and styles packed as small as they get, beside the plain ones: it takes a second, so it is done when they are built.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);
const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  async writeBundle({ dir = '.' }, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = join(dir, name);
        await writeFile(`${file}.br`, await pack(await readFile(file), LEVEL));
      }),
    );
  },
};
