// `npm run golden`: writes the kept games anew. The difference is for a person to read.
import { GAMES, writeGolden } from './games.ts';
import { transcript } from './transcript.ts';

for (const { name, table } of GAMES) {
  writeGolden(name, transcript(table, name));
  console.log(`tests/golden/${name}.txt`);
}
