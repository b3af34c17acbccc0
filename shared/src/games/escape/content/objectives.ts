// The Personal Objectives by their number, 0 = none: the blue ones name a card to show, the purple ones a way out.
import { type Held, held } from '../model/names.ts';
import type { Variant } from '../model/state.ts';

export type Colour = 'blue' | 'purple';
/** In the order of their number in questions and events. */
export const COLOURS = ['blue', 'purple'] as const satisfies readonly Colour[];

export type Objective = {
  readonly id: string;
  readonly colour: Colour;
  readonly copies: number;
  /** Only dealt with this variant. */
  readonly variant: Variant | null;
  /** Blue: any of these, shown from the supply. */
  readonly shows: readonly number[];
  /** Purple: by what one escapes. */
  readonly by: 'raft' | 'gullfire' | 'helicopter' | null;
  /** Met by owning a Wanted card, anywhere (D9). */
  readonly wanted: boolean;
};

const plain = { copies: 1, variant: null, shows: [], by: null, wanted: false } as const;
const show = (id: string, ...cards: Held[]): Objective => ({ ...plain, id, colour: 'blue', shows: cards.map(held) });
const escape = (by: 'raft' | 'gullfire' | 'helicopter'): Objective => ({
  ...plain,
  id: by,
  colour: 'purple',
  copies: 2,
  by,
});
const wanted = (colour: Colour): Objective => ({ ...plain, id: 'wanted', colour, variant: 'wanted', wanted: true });

/** The order is part of saved games: append, never insert. */
export const OBJECTIVE_CARDS: readonly Objective[] = [
  { ...plain, id: 'none', colour: 'blue', copies: 0 },
  show('the-tape', 'the-tape'),
  show('presidents-bracelet', 'presidents-bracelet'),
  show('fake-tape', 'fake-tape'),
  show('signed-pardon', 'signed-pardon'),
  show('secret-documents', 'secret-documents'),
  show('any-diagram', 'diagram-1', 'diagram-2', 'diagram-4'),
  wanted('blue'),
  escape('raft'),
  escape('gullfire'),
  escape('helicopter'),
  wanted('purple'),
];

/** The number of a colour's first objective: its bag counts from there. */
export const FIRST_OF: Readonly<Record<Colour, number>> = {
  blue: 1,
  purple: OBJECTIVE_CARDS.findIndex(({ colour }) => colour === 'purple'),
};
/** S12: what is left over for the deck, whatever the number of players. */
export const OBJECTIVE_DECK = 2;
