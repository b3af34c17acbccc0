import { createHash, createHmac } from 'node:crypto';
import { Dealer, hashOfSeed, newSeed } from 'server/table/dealer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { begin, playOne } from '../support/server/party.ts';
import { candles } from '../support/toy/candles.ts';

const SEED = `${'00'.repeat(31)}07`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('every number is as likely as every other', () => {
  const dealer = new Dealer(SEED);
  for (const sides of [2, 3, 6, 7, 52]) {
    const rolls = 20_000;
    const counts = new Array<number>(sides).fill(0);
    for (let i = 0; i < rolls; i++) counts[dealer.pick(sides)]!++;
    const expected = rolls / sides;
    const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // Far beyond what chance does in a thousand tries; the seed is fixed, so this never flickers.
    expect(chiSquare).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
  }
});

test('a word that would favour small numbers is thrown away', () => {
  const span = 2 ** 32;
  const most = 3 * 2 ** 30;
  const dealer = new Dealer(SEED);
  const words = Array.from({ length: 64 }, (_, w) => wordOf(SEED, w));
  const fair = words.filter((word) => word < most);
  expect(fair.length).toBeLessThan(words.length);
  for (const word of fair) expect(dealer.pick(most)).toBe(word);
  expect(() => dealer.pick(0)).toThrow(RangeError);
  expect(() => dealer.pick(span + 1)).toThrow(RangeError);
});

test('the deal goes on from its position alone, and two seeds deal apart', () => {
  const whole = new Dealer(SEED);
  const first = Array.from({ length: 13 }, () => whole.pick(1000));
  const again = new Dealer(SEED);
  for (let i = 0; i < 5; i++) again.pick(1000);
  const resumed = new Dealer(SEED, again.position);
  expect(Array.from({ length: 8 }, () => resumed.pick(1000))).toEqual(first.slice(5));
  const other = new Dealer(newSeed());
  expect(Array.from({ length: 13 }, () => other.pick(1000))).not.toEqual(first);
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
});

test('after the game anyone can check the deal: the seed fits its hash, and deals what was dealt', async () => {
  const { players } = await begin(app.url);
  const { seedHash, seed: before } = players[0]!.now!.view;
  expect(before).toBe('');
  await playOne(players);
  // Till then nobody is told what was picked in secret, or dealt.
  for (const row of await players[0]!.ask('history', { from: 1, to: 1000 }))
    expect([row.choice, row.chance]).toEqual([undefined, undefined]);
  while (await playOne(players));
  const { seed } = players[1]!.now!.view;
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(seedHash);
  expect(hashOfSeed(seed)).toBe(seedHash);

  const dealer = new Dealer(seed);
  const state = candles.setup({ seats: 2, turns: 6 });
  const rows = await players[0]!.ask('history', { from: 1, to: 1000 });
  expect(rows.flatMap((row) => row.chance ?? []).length).toBeGreaterThan(5);
  for (const row of rows) {
    if (row.kind === undefined) candles.answer(state, row.seat, row.choice!);
    for (const dealt of row.chance ?? []) {
      const { options } = candles.asks(state)[0]!;
      expect(dealt).toBe(options[dealer.pick(options.length)]);
      candles.answer(state, -1, dealt);
    }
  }
  expect(candles.viewFor(state, -2).all).toEqual(players[0]!.now?.all);
});

/** The stream as its description says, written apart from the code. */
function wordOf(seed: string, w: number): number {
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(w / 8), 4);
  const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(counter).digest();
  return block.readUInt32BE(4 * (w % 8));
}
