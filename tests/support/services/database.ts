// A database of its own for each test that asks, in the PostgreSQL that all of them share.
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';

export type Database = { url: string; drop(): Promise<void> };

export const hasPostgres = (): boolean => inject('postgres') !== '';

/** In the server at `address`, unless said otherwise the shared one. */
export const freshDatabase = async (address = inject('postgres')): Promise<Database> => {
  const url = new URL(address);
  const name = `t${randomBytes(6).toString('hex')}`;
  const within = async (statement: string) => {
    const sql = postgres(url.href, { max: 1, onnotice: () => {} });
    for (let left = 50; ; left--) {
      try {
        await sql.unsafe(statement);
        break;
      } catch (error) {
        // It listens before it is ready.
        if ((error as { code?: string }).code !== '57P03' || left === 0) throw error;
        await new Promise((later) => setTimeout(later, 50));
      }
    }
    await sql.end();
  };
  await within(`CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => within(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};
