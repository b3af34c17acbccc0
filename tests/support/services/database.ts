// A database of its own for each test that asks, in the PostgreSQL that all of them share.
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';

export type Database = { url: string; drop(): Promise<void> };

export const hasPostgres = (): boolean => inject('postgres') !== '';

export const freshDatabase = async (): Promise<Database> => {
  const url = new URL(inject('postgres'));
  const name = `t${randomBytes(6).toString('hex')}`;
  const within = async (statement: string) => {
    const sql = postgres(url.href, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement);
    await sql.end();
  };
  await within(`CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => within(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};
