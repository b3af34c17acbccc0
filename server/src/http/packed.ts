// Scripts and styles, packed once and kept: whoever plays without a proxy in front loads a third of the bytes. As small as
// they get they lie beside the plain ones, from the build; for who cannot unpack that they are packed here.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const pack = promisify(gzip);
const MAKE = {
  br: (file: string) => readFile(`${file}.br`),
  gzip: async (file: string) => pack(await readFile(file), { level: 9 }),
} satisfies Record<string, (file: string) => Promise<Buffer>>;
type Encoding = keyof typeof MAKE;
const ENCODINGS = ['br', 'gzip'] as const;

const NAME = /^\/[\w.-]+\.(js|css)$/;

/** Of a folder whose files have their contents in their names, so that none of them ever changes. */
export const packedFrom = (folder: string): RequestHandler => {
  const packed = new Map<string, Promise<Buffer | null>>();
  const find = (path: string, encoding: Encoding): Promise<Buffer | null> => {
    const name = `${encoding} ${path}`;
    const known = packed.get(name);
    if (known) return known;
    const made = MAKE[encoding](join(folder, path)).catch(() => null);
    packed.set(name, made);
    // What is not there is not remembered: it may be built, and nobody can fill the memory with names.
    void made.then((found) => found ?? packed.delete(name));
    return made;
  };
  return async (request, response, next) => {
    const [, kind] = NAME.exec(request.path) ?? [];
    if (!kind || !['GET', 'HEAD'].includes(request.method)) return next();
    response.vary('Accept-Encoding');
    for (const encoding of ENCODINGS) {
      const found = request.acceptsEncodings(encoding) ? await find(request.path, encoding) : null;
      if (!found) continue;
      response.set({ 'Content-Encoding': encoding, 'Cache-Control': 'public, max-age=31536000, immutable' });
      response.type(kind).send(found);
      return;
    }
    next();
  };
};
