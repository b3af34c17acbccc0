// `npm run bench`: how fast the rules are, beside floors measured in the same run. It prints and never fails on a number.
import type { Core, Rules } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { setUp } from '../support/play/game.ts';
import { pickFrom } from '../support/play/random.ts';
import { candles } from '../support/toy/candles.ts';
import { playOut as playOutOnBoardgameIo } from './boardgameIo.ts';
import { fastest, figure, row, worked } from './measure.ts';
import { clone as clonePlain, playOut as playOutPlain, setup as setupPlain } from './plain.ts';
import { countOptions, playOut } from './playouts.ts';

const pick = pickFrom('bench');
const rules = escape as Rules<State, unknown>;
const TURNS = 60;

/** Steps a second of `game` played again and again; it returns its steps. */
const rate = (games: number, game: () => number): { steps: number; games: number } => {
  let steps = 0;
  for (let n = 0; n < games; n++) game();
  const seconds = fastest(() => {
    steps = 0;
    for (let n = 0; n < games; n++) steps += game();
  });
  return { steps: steps / seconds, games: games / seconds };
};

console.log('random playouts');
const byPlayers = [1, 2, 3, 4].map((players) => {
  const heroes = [0, 1, 2, 3].slice(0, players);
  const measured = rate(1500, () => playOut(rules, setUp({ heroes, variants: [] }), pick));
  row(`Escape from New York, ${players} players`, measured.steps, 'steps/s', `${figure(measured.games)} games/s`);
  return measured.steps;
});
const toy = rate(12_000, () =>
  playOut(candles as Rules<Core, unknown>, candles.setup({ seats: 4, turns: TURNS }), pick),
);
row('toy on the same engine', toy.steps, 'steps/s', `${figure(toy.games)} games/s`);
const plain = rate(10_000, () => playOutPlain(setupPlain(4, TURNS), pick));
row('the toy as plain objects', plain.steps, 'steps/s', `${figure(plain.games)} games/s`);
const floor = rate(60, () => playOutOnBoardgameIo(4, TURNS, pick));
row('the toy on boardgame.io 0.50.2', floor.steps, 'steps/s', `${figure(floor.games)} games/s`);
row('Escape over the toy on boardgame.io', byPlayers[3]! / floor.steps, 'times');
row('Escape over the toy as plain objects', byPlayers[3]! / plain.steps, 'times');

/** Positions of many games, so far from the end that `ahead` more steps can be played. */
const positions = (from: number): State[] =>
  Array.from({ length: 500 }, () => {
    const s = setUp({ heroes: [0, 1, 2, 3], variants: [] });
    playOut(rules, s, pick, from);
    return s;
  }).filter((s) => rules.result(s) === null);

console.log('\nclones of a 4-player game in its middle');
const middle = positions(180);
const each = (copies: number, copy: (s: State) => unknown): number => {
  let kept: unknown = null;
  const seconds = fastest(() => {
    for (let n = 0; n < copies; n++) kept = copy(middle[n % middle.length]!);
  });
  return kept === null ? 0 : (seconds / copies) * 1e6;
};
const own = each(1_600_000, rules.clone);
const structured = each(20_000, (s) => structuredClone(s));
const json = each(30_000, (s) => JSON.parse(JSON.stringify(s)));
row('clone', own, 'µs');
row('structuredClone', structured, 'µs', `${figure(structured / own)} times as long`);
row('JSON there and back', json, 'µs', `${figure(json / own)} times as long`);
const toyState = setupPlain(4, TURNS);
const COPIES = 5_000_000;
let kept = clonePlain(toyState);
const seconds = fastest(() => {
  for (let n = 0; n < COPIES; n++) kept = clonePlain(kept);
});
row('the toy as plain objects, cloned', (seconds / COPIES) * 1e6, 'µs');

console.log('\nlate and early in a game');
const AHEAD = 40;
type Spent = { seconds: number; steps: number };
/** Plays on from there, and adds to what was spent on it so far. */
const spend = (states: State[], spent: Spent): void => {
  const from = worked();
  for (const s of states) spent.steps += playOut(rules, rules.clone(s), pick, AHEAD);
  spent.seconds += worked() - from;
};
const [early, late] = [positions(60), positions(240)];
const [earlySpent, lateSpent] = [early, late].map((): Spent => ({ seconds: 0, steps: 0 })) as [Spent, Spent];
// In turns, so that a slow moment of the machine falls on both.
for (let round = 0; round < 200; round++) {
  spend(early, earlySpent);
  spend(late, lateSpent);
}
const [earlyCost, lateCost] = [earlySpent, lateSpent].map(({ seconds, steps }) => (seconds / steps) * 1e9);
row('a step early', earlyCost!, 'ns');
row('a step late', lateCost!, 'ns', `${figure(lateCost! / earlyCost!)} times early`);

console.log('\nlegal options alone');
const mixed = Array.from({ length: 6 }, (_, i) => positions(50 + i * 37)).flat();
const PASSES = 500;
const options = countOptions(rules, mixed);
const generating = fastest(() => {
  for (let n = 0; n < PASSES; n++) countOptions(rules, mixed);
});
row('options generated', (options * PASSES) / generating, 'options/s', `${figure(options / mixed.length)} a question`);
row('questions answered by options', (mixed.length * PASSES) / generating, 'asks/s');
