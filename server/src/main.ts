// `npm start`: one process, one folder of data.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from 'shared/games';
import { createApp } from './app.ts';
import { runUntilStopped } from './stop.ts';
import { openSqlite } from './store/sqlite.ts';

const { HOST = '127.0.0.1', PORT = '2567', DATA_DIR = './data' } = process.env;

mkdirSync(DATA_DIR, { recursive: true });
const store = await openSqlite(join(DATA_DIR, 'fire-escape.sqlite'));
const app = createApp({ games: GAMES, store });
const port = await app.listen(Number(PORT), HOST);
console.log(`Fire Escape is at http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`);
runUntilStopped(async () => {
  await app.close();
  await store.close();
});
