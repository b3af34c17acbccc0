// `npm run playthrough -- --players 4 --seed x [--variants traps,wanted] [--aim alone]`: a whole game as text.
import { parseArgs } from 'node:util';
import { VARIANTS } from 'shared/games/escape/model/state.ts';
import { AIMS } from '../support/play/aims.ts';
import { someHeroes } from '../support/play/game.ts';
import { pickFrom } from '../support/play/random.ts';
import { transcript } from './transcript.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now()) },
    variants: { type: 'string', default: '' },
    aim: { type: 'string', default: 'together' },
  },
});
const players = Number(values.players);
const wished = values.variants.split(',').filter((name) => name !== '');
const variants = VARIANTS.filter((name) => wished.includes(name));
const unknown = wished.filter((name) => !VARIANTS.some((one) => one === name));
const aim = AIMS.find((one) => one === values.aim);
if (![1, 2, 3, 4].includes(players) || unknown.length > 0 || aim === undefined) {
  console.error(`--players is 1 to 4; --aim is ${AIMS.join(', ')}; --variants are ${VARIANTS.join(', ')}`);
  process.exit(2);
}
process.stdout.write(transcript({ heroes: someHeroes(players, pickFrom(values.seed)), variants }, values.seed, aim));
