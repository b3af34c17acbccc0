import { Decoder, Encoder } from '@colyseus/schema';
import fc from 'fast-check';
import { setEntries, setFields, setList, setRows } from 'server/net/reconcile.ts';
import { CrewState, SeatState, TableCard, TableState } from 'shared/protocol';
import { expect, test } from 'vitest';

/** Two ends of a wire: what `change` does to the one is what its bytes do to the other. */
const wire = <S extends TableState | CrewState>(here: S, there: S) => {
  const encoder = new Encoder(here as never);
  const decoder = new Decoder(there as never);
  const full = encoder.encodeAll();
  decoder.decode(full);
  encoder.discardChanges();
  return (change: () => void): number => {
    change();
    if (!encoder.hasChanges) return 0;
    const bytes = Buffer.from(encoder.encode());
    encoder.discardChanges();
    decoder.decode(bytes);
    return bytes.length;
  };
};

const numbers = fc.array(fc.integer({ min: -70_000, max: 70_000 }), { maxLength: 12 });
const views = fc.dictionary(fc.constantFrom('hex', 'bag', 'hands', 'turn'), numbers);

test('a view of rows arrives as it is, whatever it was before', () => {
  fc.assert(
    fc.property(fc.array(views, { minLength: 1, maxLength: 12 }), (series) => {
      const [here, there] = [new TableState(), new TableState()];
      const send = wire(here, there);
      for (const view of series) {
        send(() => setRows(here.view, view));
        const seen = Object.fromEntries([...there.view.entries()].map(([name, row]) => [name, [...row.n]]));
        expect(seen).toEqual({ ...view });
      }
    }),
    { numRuns: 300 },
  );
});

test('lists and entries arrive as they are, longer or shorter than before', () => {
  const cards = fc.array(fc.record({ id: fc.string(), seats: fc.array(fc.string(), { maxLength: 4 }) }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.array(cards, { minLength: 1, maxLength: 10 }), (series) => {
      const [here, there] = [new CrewState(), new CrewState()];
      const send = wire(here, there);
      for (const list of series) {
        send(() =>
          setEntries(
            here.tables,
            list,
            () => new TableCard(),
            (entry, { id, seats }) => {
              setFields(entry, { id, game: 'g', name: id });
              setList(entry.seats, seats);
            },
          ),
        );
        expect(there.tables.map((one) => ({ id: one.id, seats: [...one.seats] }))).toEqual(list);
      }
    }),
    { numRuns: 300 },
  );
});

test('only what differs is sent', () => {
  const here = new TableState();
  const send = wire(here, new TableState());
  const view = { hex: Array.from({ length: 60 }, (_, i) => i), turn: [3] };
  const apply = (seq: number, row: Record<string, number[]>) => () => {
    setFields(here, { seq, phase: 'playing' });
    setRows(here.view, row);
    setEntries(
      here.seats,
      [{ player: 'a' }],
      () => new SeatState(),
      (seat, one) => setFields(seat, one),
    );
  };
  send(apply(1, view));
  expect(send(apply(1, view))).toBe(0);
  const one = send(apply(2, { hex: view.hex.with(7, 99), turn: [3] }));
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThanOrEqual(12);
});
