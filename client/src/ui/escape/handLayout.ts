// How close the cards of a hand lie, so that all of them are seen at once.

/** From so many on cards are narrower, so that all lie open at 1280; and narrower still. */
const MANY = 7;
const CROWD = 9;
/** So many lie open beside those of the turn; beyond, only those that can be played do. */
const BESIDE = 3;
/** So many have room for equal places where they lie in two rows; of more each is as wide as it has to say. */
const TOLD = 6;

type About = {
  /** Some of the others are there to be picked. */
  readonly canPick: boolean;
  /** What can be done instead of a card lies between. */
  readonly hasAbilities: boolean;
  /** There is room for a whole hand side by side. */
  readonly isWide: boolean;
};
/** The class of a hand: `turn` cards of this turn beside `rest` others. */
export const handLayout = (turn: number, rest: number, { canPick, hasAbilities, isWide }: About): string => {
  const isAside = turn > 0 && !canPick && rest > BESIDE;
  if (isAside && isWide) return rest > TOLD && hasAbilities ? 'aside' : 'abreast';
  if (isAside) return rest > TOLD || hasAbilities ? 'aside' : 'aside told';
  const all = turn + rest;
  if (all < MANY) return '';
  if (all < CROWD) return 'many';
  return isWide ? 'abreast' : 'many crowd';
};

/** Whether each card is as wide as it has to say. */
export const isFitted = (layout: string): boolean => layout === 'abreast' || layout.startsWith('aside');

/** Two rows, read column by column: what comes last, the longest, is shared out between them. */
export const inRows = <T>(cards: readonly T[]): readonly (readonly T[])[] =>
  [0, 1].map((row) => cards.filter((_, i) => i % 2 === row));
