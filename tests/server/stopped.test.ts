import { matchMaker } from '@colyseus/core';
import { CLOSE } from 'shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { Person, type Player, until } from '../support/server/client.ts';
import { digestOf } from '../support/server/onlooker.ts';
import { padded } from '../support/server/padded.ts';
import { begin, playOne } from '../support/server/party.ts';
import { type Child, run } from '../support/server/processes.ts';

let app: TestApp;
const children: Child[] = [];
beforeAll(async () => {
  app = await startApp({ games: [padded(4000)], pingMs: 60_000 });
});
afterAll(async () => {
  await Promise.all(children.map((child) => child.end('SIGKILL')));
  await app.stop();
});

type Line = { sessionId: string; ref: { bufferedAmount: number } };

/** Two who play, and one in a process of its own who looks on. */
const withOnlooker = async () => {
  const { crew, table, players } = await begin(app.url, { game: 'padded', options: { turns: 5000 } });
  const dora = await new Person(app.url, 'Dora').introduce();
  await (await dora.joinCrew(crew)).leave();
  const child = run('./onlooker.ts', {}, [app.url, dora.key, table]);
  children.push(child);
  await child.hear(/here/);
  const room = matchMaker.getLocalRoomById(players[0]!.room.roomId);
  const lines = () => room.clients as unknown as Line[];
  const known = new Set(players.map((player) => player.room.sessionId));
  const line = lines().find((one) => !known.has(one.sessionId))!;
  return { players, child, lines, line };
};

const seesTheSame = async (child: Child, player: Player) => {
  const truth = `${player.now!.seq} ${digestOf(player.now!.view)}`;
  await until(() => {
    child.process.stdin!.write('\n');
    return child.said.some((one) => one.startsWith(`${player.now!.seq} `));
  }, 10_000);
  expect(child.said.findLast((one) => one.startsWith(`${player.now!.seq} `))).toBe(truth);
};

test('a client that was stopped while others played, with bytes queued for it, ends with the right state', async () => {
  const { players, child, line, lines } = await withOnlooker();
  await playOne(players);
  await seesTheSame(child, players[0]!);
  child.process.kill('SIGSTOP');
  // First the buffers of the system fill, then ours; a few more patches come while some still wait.
  let answers = 0;
  for (; line.ref.bufferedAmount === 0; answers++) await playOne(players);
  for (let i = 0; i < 5; i++, answers++) await playOne(players);
  expect(line.ref.bufferedAmount).toBeGreaterThan(0);
  expect(lines()).toContain(line);
  console.log(`${answers} answers, ${line.ref.bufferedAmount} bytes queued`);
  child.process.kill('SIGCONT');
  await seesTheSame(child, players[0]!);
  for (let i = 0; i < 3; i++) await playOne(players);
  await seesTheSame(child, players[0]!);
  expect(child.said.some((one) => one.startsWith('left'))).toBe(false);
});

test('a client too far behind is cut off, holds no more memory, and comes back to a fresh state', async () => {
  const { players, child, line, lines } = await withOnlooker();
  child.process.kill('SIGSTOP');
  while (lines().includes(line)) await playOne(players);
  const queued = line.ref.bufferedAmount;
  for (let i = 0; i < 5; i++) await playOne(players);
  expect(line.ref.bufferedAmount).toBeLessThanOrEqual(queued + 200);
  expect(queued).toBeLessThan(512 * 1024);
  child.process.kill('SIGCONT');
  const [, code] = await child.hear(/left (\d+)/);
  expect(Number(code)).toBe(CLOSE.behind);
  await child.hear(/back/);
  await playOne(players);
  await seesTheSame(child, players[0]!);
});
