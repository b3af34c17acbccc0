// `npm run dev`: under `node --watch` the runtime reports from every thread what it has loaded.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/app.ts';
import { begin, playOne } from '../support/server/party.ts';
import { type ServerProcess, startServer } from '../support/server/processes.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: ServerProcess;
beforeAll(async () => {
  folder = temporaryFolder();
  // What the watching process tells the one it watches.
  server = await startServer(folder.path, 0, { WATCH_REPORT_DEPENDENCIES: '1' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

test('a server that reloads on change ended as soon as it was up: it took the reports for answers of its store', async () => {
  const { players } = await begin(server.url, { options: { turns: 2 } });
  for (let i = 0; i < 3; i++) expect(await playOne(players)).toBeTruthy();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.said.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
