// Makes every secret of a game recognisable on the wire, whatever the game: each number of a seat's own view, of the
// hidden part of an event and of an offered option becomes a word that names the seat. What is public stays as it is.
import type { Event, Rules } from 'shared/engine';
import type { AnyRules } from 'shared/games';

/** The word that stands for a secret number of this seat. */
export const mark = (seat: number, value: number): string => `#S${seat}:${value}#`;
/** The seats whose secrets are in these bytes. */
export const marksIn = (bytes: string): number[] =>
  [...new Set([...bytes.matchAll(/#S(\d+):/g)].map(([, seat]) => Number(seat)))].toSorted((a, b) => a - b);

const deeply = (value: unknown, seat: number): unknown => {
  if (typeof value === 'number') return mark(seat, value);
  if (Array.isArray(value)) return value.map((one) => deeply(one, seat));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deeply(one, seat)]));
};

const hidden = (event: Event): Event => {
  const seat = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => (event.seats >> one) & 1);
  if (seat === undefined) return event;
  const args = event.args.map((arg, i) => (i < event.open ? arg : mark(seat, arg)));
  return { ...event, args: args as unknown as number[] };
};

// biome-ignore lint/suspicious/noExplicitAny: any game's rules
export const marked = (rules: Rules<any, any, any, any>): AnyRules => ({
  ...rules,
  answer: (s, seat, choice) => rules.answer(s, seat, choice).map(hidden),
  mineFor: (s, seat) => deeply(rules.viewFor(s, seat).mine, seat),
  viewFor: (s, viewer) => {
    const { mine, all, ...rest } = rules.viewFor(s, viewer);
    return {
      ...rest,
      mine: deeply(mine, viewer),
      all: all?.map((one: unknown, seat: number) => deeply(one, seat)) ?? null,
    };
  },
  question: (s, ask) => {
    const question = rules.question(s, ask);
    // The id is the answer and has to stay; what it points at need not.
    const options = question.options.map(({ id, kind, ...what }) => ({
      ...(deeply(what, ask.seat) as object),
      id,
      kind,
    }));
    return { ...question, options };
  },
});
