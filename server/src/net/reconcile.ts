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

type View = Readonly<Record<string, readonly number[]>>;
/** What each view was set to last: comparing plain rows costs a tenth of reading them back from the Schema. */
const shown = new WeakMap<MapSchema<Row>, View>();

const setNumbers = (target: ArraySchema<number>, before: readonly number[], now: readonly number[]): void => {
  if (before.length !== now.length) setList(target, now);
  else for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) target[i] = now[i]!;
};

/** A game's public view: named rows of numbers, whose lists belong to us from here on. */
export const setRows = (target: MapSchema<Row>, view: View): void => {
  const before = shown.get(target) ?? {};
  if (before === view) return;
  for (const name of Object.keys(before)) if (!(name in view)) target.delete(name);
  for (const [name, numbers] of Object.entries(view)) {
    const known = Object.hasOwn(before, name) ? before[name] : undefined;
    if (known) setNumbers(target.get(name)!.n, known, numbers);
    else target.set(name, new Row({ n: new ArraySchema(...numbers) }));
  }
  shown.set(target, view);
};

export type AnyVote = Pick<VoteState, 'what' | 'by' | 'seat' | 'row' | 'needs'> & { yes: string[]; no: string[] };
const NO_VOTE: AnyVote = { what: '', by: '', seat: -1, row: 0, needs: 0, yes: [], no: [] };

export const setVote = (target: VoteState, vote: AnyVote | null): void => {
  const { yes, no, ...fields } = vote ?? NO_VOTE;
  setFields(target, fields);
  setList(target.yes, yes);
  setList(target.no, no);
};
