// What is seen of a game that its players have given up.
import { afterEach, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, type Player } from '../support/server/client.ts';
import { begin, inStep } from '../support/server/party.ts';
import { beginningAt } from '../support/server/position.ts';

let app: TestApp;
afterEach(() => app.stop());

test('H4 of a game given up everybody sees what still lay face down, and nobody before', async () => {
  app = await startApp({ games: [beginningAt(scenario('\n  6\n  2  o/S\n  3  ./M\n'))] });
  const { players } = await begin(app.url, { game: 'escape' });
  const [anna, bert] = players as [Player, Player];
  /** Suburb markers and Cases on their slots. */
  const faceDown = (): [number, number] => {
    const { suburbs, caseSlots } = bert.now!.view.view as { suburbs: { n: number[] }; caseSlots: { n: number[] } };
    return [suburbs.n.filter((marker) => marker < 0).length, caseSlots.n.filter((card) => card === 1).length];
  };
  expect(faceDown()).toEqual([14, 4]);
  await anna.ask('propose', { what: 'abandon', seat: -1, row: 0, request: newRequest() });
  expect(faceDown()).toEqual([14, 4]);
  await inStep(players, (await bert.ask('vote', { yes: true, request: newRequest() })).seq);
  expect(faceDown()).toEqual([0, 0]);
});
