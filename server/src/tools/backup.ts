// `npm run backup -- <file>`: a copy of all data as of one moment, while the house is open.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { fileIn } from '../settings.ts';

const { DATABASE_URL, DATA_DIR } = process.env;
const [to] = process.argv.slice(2);

const fail = (words: string): never => {
  console.error(words);
  process.exit(1);
};
if (!to) fail('usage: npm run backup -- <file>');
const file = to as string;
if (existsSync(file)) fail(`${file} is there already`);

if (DATABASE_URL) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(DATABASE_URL);
  // By the environment, a password is in nobody's list of processes.
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  };
  const made = spawnSync('pg_dump', ['--format=custom', `--file=${file}`], { env, stdio: 'inherit' });
  if (made.error) fail('pg_dump is needed, and is not here');
  if (made.status !== 0) fail('pg_dump failed');
} else {
  const from = fileIn(DATA_DIR);
  if (!existsSync(from)) fail(`there is no ${from}`);
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  await backup(db, file);
  db.close();
}
console.log(`all data is in ${file}`);
