import { afterEach, expect, test } from 'vitest';
import { newRequest, Person, until } from '../support/server/client.ts';
import { type Cluster, startCluster } from '../support/server/cluster.ts';

let cluster: Cluster;
afterEach(() => cluster.stop());

test('bots play on in another process when theirs is killed, though nobody is at the table', async () => {
  cluster = await startCluster({ leaseMs: 2000, env: { BOT_PACE_MS: '20' } });
  const anna = await new Person(cluster.proxy.url, 'Anna').introduce();
  const page = await anna.joinCrew(await anna.found('Friends'));
  const table = await page.createTable('candles', 3, { turns: 400 });
  const player = await anna.joinTable(table);
  for (const seat of [0, 1, 2]) await player.ask('seat-bot', { seat, role: -1, request: newRequest() });
  await player.start();
  await until(() => player.now!.seq > 20);
  const holder = cluster.holderOf(player.room);
  await Promise.all([player.leave(), page.leave()]);
  await cluster.processes[holder].end('SIGKILL');
  const { length: before } = await cluster.log(table);
  for (let i = 0; i < 300 && (await cluster.log(table)).length < before + 10; i++)
    await new Promise((later) => setTimeout(later, 100));
  const rows = await cluster.log(table);
  expect(rows.length).toBeGreaterThanOrEqual(before + 10);
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, i) => i + 1));
  expect(rows.at(-1)!.epoch).toBeGreaterThan(rows[before - 1]!.epoch);
  // Whoever comes to look finds it there.
  const back = await anna.returnTo(table);
  expect(cluster.holderOf(back.room)).not.toBe(holder);
});
