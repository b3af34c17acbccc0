// `npm run replay -- <log>`: plays a logged game again, answer by answer. The log is the text itself or a file with it.
import { existsSync, readFileSync } from 'node:fs';
import { escape } from 'shared/games/escape';
import { readLog } from '../support/play/log.ts';
import { replay } from './playGame.ts';

const words = process.argv.slice(2);
if (words.length === 0) {
  console.error('usage: npm run replay -- <log, or a file with it>');
  process.exit(2);
}
const file = words.length === 1 && existsSync(words[0]!) ? words[0]! : null;
const log = readLog(file ? readFileSync(file, 'utf8') : words.join(' '));
const end = replay(log, (s, n) => {
  const [seat, choice] = log.answers[n]!;
  const ask = escape.asks(s).find((one) => one.seat === seat);
  const who = seat < 0 ? 'chance' : `seat ${seat}`;
  console.log(`${n}: turn ${s.turn}, ${who}, ${ask?.why ?? 'not asked'}: ${JSON.stringify(escape.describe(choice))}`);
});
const result = escape.result(end);
const open = escape.asks(end).map((ask) => `${ask.seat < 0 ? 'chance' : `seat ${ask.seat}`} is asked ${ask.why}`);
console.log(result ? `over: ${result.kind} ${result.winners.join(',')}` : open.join('; '));
