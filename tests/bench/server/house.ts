// Our own server as it is started for people, on SQLite; with STORE=none what is appended is not written.
import { createApp } from 'server';
import { appOptionsOf } from 'server/settings.ts';
import { GAMES } from 'shared/games';
import { tellOnRequest } from './own.ts';

const { store, ...options } = await appOptionsOf(process.env);
const unwritten = { ...store, append: async () => 'done' as const };
const app = createApp({ games: GAMES, ...options, store: process.env.STORE === 'none' ? unwritten : store });
tellOnRequest(await app.listen(0, '127.0.0.1'));
