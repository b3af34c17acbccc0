// `npm run golden`: writes the kept games anew. The difference is for a person to read.
import { GAMES, writeGolden } from './games.ts';
import { transcript } from './transcript.ts';

const TRIES = 300;
for (const { name, table, aim } of GAMES) {
  let text = '';
  for (let n = 0; n < TRIES && !text.includes(` answers: ${aim}`); n++) text = transcript(table, `${name}-${n}`, aim);
  writeGolden(name, text);
  console.log(`tests/golden/${name}.txt`);
}
