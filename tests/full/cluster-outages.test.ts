import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../support/server/client.ts';
import { type Cluster, NAMES, startCluster } from '../support/server/cluster.ts';
import { begin, playOne, publicOf } from '../support/server/party.ts';
import { findPrograms } from '../support/services/programs.ts';
import { type Service, startPostgres, startRedis } from '../support/services/start.ts';

let postgres: Service;
let redis: Service;
let cluster: Cluster;
beforeEach(async () => {
  const programs = findPrograms()!;
  [postgres, redis] = await Promise.all([startPostgres(programs), startRedis(programs)]);
  cluster = await startCluster({ postgres: postgres.url, redis: redis.url, leaseMs: 2500 });
});
afterEach(async () => {
  await Promise.all(NAMES.map((name) => cluster.processes[name].end('SIGKILL')));
  cluster.proxy.close();
  await Promise.all([postgres.stop(), redis.stop()]);
});

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await act();
  return performance.now() - from;
};

test('without Redis a table plays on; when it is back, people find it through any process', async () => {
  const party = await begin(cluster.proxy.url, { options: { turns: 200 } });
  await redis.crash();
  for (let i = 0; i < 6; i++) expect(await playOne(party.players)).toBe(true);
  await redis.again();
  const again = await Promise.all(party.people.map((person) => person.returnTo(party.table)));
  expect(publicOf(again[1]!)).toEqual(publicOf(again[0]!));
  expect(new Set([...again, ...party.players].map((one) => cluster.holderOf(one.room))).size).toBe(1);
  expect(await playOne(again)).toBe(true);
});

test('without PostgreSQL nobody is left looking at a frozen table, and the game goes on when it is back', async () => {
  const party = await begin(cluster.proxy.url, { options: { turns: 200 } });
  await playOne(party.players);
  const before = publicOf(party.players[0]!);
  await postgres.crash();
  // Either an answer is refused for now, or the line ends: it is never taken and forgotten.
  const asked = party.players.find((player) => player.questions.length > 0)!;
  await expect(
    Promise.race([asked.answer(), asked.left.then(() => Promise.reject(new Error('left')))]),
  ).rejects.toThrow();
  await Promise.all(party.players.map((player) => player.left));
  const health = await Promise.all(NAMES.map((name) => fetch(`${cluster.processes[name].url}/api/health`)));
  expect(health.map((one) => one.status)).toEqual([503, 503]);
  await postgres.again();
  const back = await Promise.all(party.people.map((person) => person.returnTo(party.table, 40_000)));
  await until(() => back.every((one) => one.now?.view.seats.every((seat: { present: boolean }) => seat.present)));
  expect(publicOf(back[0]!)).toEqual(before);
  expect(await playOne(back)).toBe(true);
});

test.each(['Redis', 'PostgreSQL', 'both'])(
  'SIGTERM ends a process within 10 s, people connected and %s gone',
  async (which) => {
    const party = await begin(cluster.proxy.url);
    if (which !== 'PostgreSQL') await redis.crash();
    if (which !== 'Redis') await postgres.crash();
    const took = await timed(() => Promise.all(NAMES.map((name) => cluster.processes[name].end('SIGTERM'))));
    console.log(`ended in ${Math.round(took)} ms without ${which}`);
    expect(took).toBeLessThan(10_000);
    await Promise.all(party.players.map((player) => player.left));
    const complained = NAMES.flatMap((name) => cluster.processes[name].complained);
    expect(complained.filter((line) => line.includes('"unhandled"'))).toEqual([]);
  },
);
