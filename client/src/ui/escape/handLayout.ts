// How close the cards of a hand lie, so that all of them are seen at once.

/** From so many on cards are narrower, so that all lie open at 1280; and narrower still. */
const MANY = 7;
const CROWD = 9;
/** So many lie open beside those of the turn; beyond, only those that can be played do. */
const BESIDE = 3;
/** So many have room to say what they do where they lie in two rows; of more there are the names. */
const TOLD = 6;

type About = {
  /** Some of the others are there to be picked. */
  readonly canPick: boolean;
  /** What can be done instead of a card lies between. */
  readonly hasAbilities: boolean;
};
/** The class of a hand: `turn` cards of this turn beside `rest` others. */
export const handLayout = (turn: number, rest: number, { canPick, hasAbilities }: About): string => {
  const isAside = turn > 0 && !canPick && rest > BESIDE;
  if (isAside) return rest > TOLD || hasAbilities ? 'aside' : 'aside told';
  const all = turn + rest;
  return all >= CROWD ? 'many crowd' : all >= MANY ? 'many' : '';
};
