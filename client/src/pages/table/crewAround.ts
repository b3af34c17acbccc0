// Which crew a table belongs to, as far as its reader's browser knows.
import type { Me } from 'shared/protocol';

/** `from` is the page the reader came from. Null: by a link from outside, without a seat, and of several crews. */
export const crewAround = (table: string, me: Me | null, from: string): string | null => {
  const seated = me?.tables.find((one) => one.table === table);
  if (seated) return seated.crew;
  const crews = me?.crews.map(({ crew }) => crew) ?? [];
  const left = crews.find((crew) => from === `/crew/${crew}`);
  return left ?? (crews.length === 1 ? crews[0]! : null);
};
