// Brings a Schema in line with plain values, touching only what differs: what is not touched is not sent.
import { ArraySchema, type MapSchema } from '@colyseus/schema';
import { Row, type VoteState } from 'shared/protocol';

/** Flat arrays of numbers or strings. */
export const setList = <T extends number | string>(target: ArraySchema<T>, source: readonly T[]): void => {
  while (target.length > source.length) target.pop();
  source.forEach((value, i) => {
    if (i >= target.length) target.push(value);
    else if (target[i] !== value) target[i] = value;
  });
};

/** Simple fields by name. */
export const setFields = <T extends object>(target: T, source: Partial<T>): void => {
  for (const key of Object.keys(source) as (keyof T)[]) {
    const value = source[key];
    if (value !== undefined && target[key] !== value) target[key] = value as T[keyof T];
  }
};

/** As many entries as there are values; `make` adds one, `set` brings one in line. */
export const setEntries = <E, V>(
  target: ArraySchema<E>,
  source: readonly V[],
  make: () => E,
  set: (entry: E, value: V, index: number) => void,
): void => {
  while (target.length > source.length) target.pop();
  source.forEach((value, i) => {
    const entry = target[i] ?? make();
    set(entry, value, i);
    if (i >= target.length) target.push(entry);
  });
};

/** A game's public view: named rows of numbers. */
export const setRows = (target: MapSchema<Row>, view: Readonly<Record<string, readonly number[]>>): void => {
  for (const name of [...target.keys()]) if (!(name in view)) target.delete(name);
  for (const [name, numbers] of Object.entries(view)) {
    const row = target.get(name);
    if (row) setList(row.n, numbers);
    else target.set(name, new Row({ n: new ArraySchema(...numbers) }));
  }
};

export type AnyVote = Pick<VoteState, 'what' | 'by' | 'seat' | 'row' | 'needs'> & { yes: string[]; no: string[] };
const NO_VOTE: AnyVote = { what: '', by: '', seat: -1, row: 0, needs: 0, yes: [], no: [] };

export const setVote = (target: VoteState, vote: AnyVote | null): void => {
  const { yes, no, ...fields } = vote ?? NO_VOTE;
  setFields(target, fields);
  setList(target.yes, yes);
  setList(target.no, no);
};
