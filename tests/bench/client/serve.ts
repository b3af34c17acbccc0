// A folder over HTTP, packed as ours is, for a page that needs no server of its own.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export const serveFolder = async (folder: string): Promise<{ url: string; stop: () => void }> => {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    try {
      const file = join(folder, path);
      const encoding = existsSync(`${file}.br`) ? 'br' : 'gzip';
      const body = packed.get(path) ?? (encoding === 'br' ? readFileSync(`${file}.br`) : gzipSync(readFileSync(file)));
      packed.set(path, body);
      response.setHeader('content-encoding', encoding);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
};
