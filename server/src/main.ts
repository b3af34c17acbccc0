// `npm start`: one process and one folder of data, or one of many processes with a database in common.
import { GAMES } from 'shared/games';
import { createApp } from './app.ts';
import { appOptionsOf } from './settings.ts';
import { runUntilStopped } from './stop.ts';

const { HOST = '127.0.0.1', PORT = '2567' } = process.env;

const options = await appOptionsOf(process.env);
const app = createApp({ games: GAMES, ...options });
const port = await app.listen(Number(PORT), HOST);
console.log(`Fire Escape is at http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`);
runUntilStopped(async () => {
  await app.close();
  await options.store.close();
});
