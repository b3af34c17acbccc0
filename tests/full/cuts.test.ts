import { type AnyRules, GAMES } from 'shared/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { type Player, until } from '../support/server/client.ts';
import { begin, inStep, publicOf } from '../support/server/party.ts';
import { type Tap, tap } from '../support/server/tap.ts';
import { candles } from '../support/toy/candles.ts';

let app: TestApp;
const lines: Tap[] = [];
beforeAll(async () => {
  app = await startApp({ games: [...GAMES, candles as AnyRules] });
});
afterAll(async () => {
  for (const line of lines) line.close();
  await app.stop();
});

/** All that somebody sees. */
const knownTo = (player: Player): string =>
  JSON.stringify({ ...publicOf(player), mine: player.now?.mine, all: player.now?.all });

test.each([
  ['candles', 400],
  ['escape', 160],
])(
  '%s: lines cut at every step, one or all of them, and whoever comes back sees what a newcomer sees',
  async (game, most) => {
    for (let i = 0; i < 3; i++) lines.push(await tap(app.url));
    const own = lines.slice(-3);
    const options = game === 'candles' ? { turns: 60 } : {};
    const party = await begin(app.url, { game, seats: 3, options, urls: own.map((line) => line.url) });
    let { players } = party;
    const allHere = () =>
      until(() => players.every((one) => one.now?.view.seats.every((seat: { present: boolean }) => seat.present)));
    for (let step = 0; step < most; step++) {
      const by = players.find((one) => one.questions.length > 0);
      if (!by) break;
      const { seat, ask, options: offered } = by.questions[0]!;
      const choice = offered[Math.floor(Math.random() * offered.length)]!.id;
      // Cut while the answer is under way, or right after it; one of them, or everybody, so that nobody is left.
      const cut = step % 4 === 3 ? [0, 1, 2] : [step % 3];
      const request = `cut-${game}-${step}-at-${seat}`;
      const answered = by.ask('answer', { seat, ask, choice, request }).catch(() => null);
      if (step % 2 === 0) await answered;
      for (const i of cut) own[i]!.cut();
      await Promise.all(cut.map((i) => players[i]!.left));
      if (cut.length === 3 && step % 8 === 7) await until(() => !app.house.registry.holds(party.table));
      for (const i of cut) players[i] = await party.people[i]!.returnTo(party.table);
      players = [...players];
      // The same wish again is the same wish, whether or not it arrived.
      const again = players[players.findIndex((one) => one.person === by.person)]!;
      const { seq } = await again.ask('answer', { seat, ask, choice, request });
      await inStep(players, seq);
      await allHere();
      if (step % 5 > 0) continue;
      const fresh = await Promise.all(party.people.map((person) => person.joinTable(party.table)));
      expect(fresh.map(knownTo)).toEqual(players.map(knownTo));
      await Promise.all(fresh.map((one) => one.leave()));
    }
    const history = await players[0]!.ask('history', { from: 1, to: 1000 });
    expect(history.map((step) => step.seq)).toEqual(history.map((_, i) => i + 1));
  },
);
