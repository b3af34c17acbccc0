// `npm run fuzz -- 1000 [seed]`: that many games with every check, and how they ended.
import { tableNumber } from '../support/play/game.ts';
import { pickFrom } from '../support/play/random.ts';
import { BadGame, playGame } from './playGame.ts';

const [games = '1000', seed = String(Date.now())] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(games)) {
  console.error('usage: npm run fuzz -- <how many games> [seed]');
  process.exit(2);
}
const endings = new Map<string, number>();
let steps = 0;
let longest = 0;
console.log(`seed ${seed}`);
for (let n = 0; n < Number(games); n++) {
  const pick = pickFrom(`${seed}/${n}`);
  try {
    const ending = playGame(tableNumber(n, pick), pick);
    endings.set(ending.kind, (endings.get(ending.kind) ?? 0) + 1);
    steps += ending.steps;
    longest = Math.max(longest, ending.steps);
  } catch (error) {
    console.error(`game ${n}: ${error instanceof BadGame ? error.message : error}`);
    process.exit(1);
  }
}
const how = [...endings].map(([kind, n]) => `${n} ${kind}`).join(', ');
console.log(`${games} games: ${how}; ${Math.round(steps / Number(games))} answers each, at most ${longest}`);
