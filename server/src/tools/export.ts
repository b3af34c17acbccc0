// `npm run -s export -- <table>`: the whole log of a table as JSON, also while it is being played.
import { existsSync } from 'node:fs';
import { fileIn, openStore } from '../settings.ts';

const [table] = process.argv.slice(2);
if (!table) {
  console.error('usage: npm run -s export -- <table>');
  process.exit(2);
}
const file = fileIn(process.env.DATA_DIR);
if (!process.env.DATABASE_URL && !existsSync(file)) {
  console.error(`there is no ${file}`);
  process.exit(1);
}
const store = await openStore(process.env);
const found = await store.tableOf(table);
if (!found) {
  console.error(`there is no table ${table}`);
  await store.close();
  process.exit(1);
}
const { meta, head } = found;
const rows = await store.rows(table, 1, head.seq);
// As long as it is played, what is still to be dealt stays where it is.
const { seed, ...told } = meta;
const exported = { table: head.phase === 'over' ? meta : told, phase: head.phase, seq: head.seq, rows };
process.stdout.write(`${JSON.stringify(exported, null, 2)}\n`);
await store.close();
