// Opens the house as its surroundings say, or tells in one line why it cannot.
import type { AnyRules } from 'shared/games';
import { type AppOptions, createApp } from './app.ts';
import { appOptionsOf, blaming, type Env, listenerOf, reasonOf } from './settings.ts';
import { runUntilStopped } from './stop.ts';

const open = async (games: readonly AnyRules[], env: Env, more: Partial<AppOptions>): Promise<void> => {
  const { host, port } = listenerOf(env);
  const options = await appOptionsOf(env);
  const app = createApp({ games, ...options, ...more });
  const opened = await blaming(`PORT ${port} of HOST ${host}`, () => app.listen(port, host));
  console.log(`Fire Escape is at http://${host.includes(':') ? `[${host}]` : host}:${opened}`);
  runUntilStopped(async () => {
    await app.close();
    await options.store.close();
  });
};

export const serve = async (
  games: readonly AnyRules[],
  env: Env = process.env,
  more: Partial<AppOptions> = {},
): Promise<void> => {
  try {
    await open(games, env, more);
  } catch (error) {
    console.error(`Fire Escape cannot start. ${reasonOf(error)}`);
    process.exit(1);
  }
};
