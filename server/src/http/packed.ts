// Scripts and styles, packed once and kept: whoever plays without a proxy in front loads a third of the bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const pack = promisify(gzip);
const NAME = /^\/[\w.-]+\.(js|css)$/;

/** Of a folder whose files have their contents in their names, so that none of them ever changes. */
export const packedFrom = (folder: string): RequestHandler => {
  const packed = new Map<string, Promise<Buffer | null>>();
  const find = (path: string): Promise<Buffer | null> => {
    const known = packed.get(path);
    if (known) return known;
    const made = readFile(join(folder, path)).then(
      (plain) => pack(plain, { level: 9 }),
      () => null,
    );
    packed.set(path, made);
    // What is not there is not remembered: it may be built, and nobody can fill the memory with names.
    void made.then((found) => found ?? packed.delete(path));
    return made;
  };
  return async (request, response, next) => {
    const [, kind] = NAME.exec(request.path) ?? [];
    if (!kind || !['GET', 'HEAD'].includes(request.method)) return next();
    response.vary('Accept-Encoding');
    const found = request.acceptsEncodings('gzip') ? await find(request.path) : null;
    if (!found) return next();
    response.set({ 'Content-Encoding': 'gzip', 'Cache-Control': 'public, max-age=31536000, immutable' });
    response.type(kind).send(found);
  };
};
