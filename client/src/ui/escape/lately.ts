// What a question is about that only the last events tell: the card being resolved, the card that has just come.
import type { Question } from 'shared/engine/rules.ts';
import { USES, WEAPONS } from 'shared/games/escape/content/items.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import type { Step } from 'shared/protocol';
import { tileOf } from '../../scene/layout/contents.ts';
import type { Cause, Narration } from '../../scene/playback/index.ts';
import { branchesOf } from './cards.ts';
import { storyOf } from './logLines.ts';
import type { Names } from './names.ts';

/** A number of the newest event of these codes that is about this seat; -1 = none is remembered. */
const newest = (log: readonly Step[], seat: number, where: Readonly<Record<string, number>>): number => {
  for (const step of log.toReversed())
    for (const [code, who, ...rest] of step.events.toReversed())
      if (code in where && who === seat) return rest[where[code] ?? 0] ?? -1;
  return -1;
};

/** The effects of the card being resolved, where it lets its player choose. */
export const branchesFor = (
  { why, seat }: Pick<Question, 'why' | 'seat'>,
  log: readonly Step[],
  names: Names,
): readonly string[] => (why === 'either' ? branchesOf(newest(log, seat, { played: 0 }), names) : []);

/** Where in each event that brings a card the card is named, after the seat. */
const BRINGS = { 'drew-item': 0, 'kept-item': 0, 'took-case': 1, stole: 2 } as const;
export const freshCard = ({ why, seat }: Pick<Question, 'why' | 'seat'>, log: readonly Step[]): number =>
  why === 'supply-full' ? newest(log, seat, BRINGS) : 0;

/** Numbers of a hero's cards, in a row for each. */
const HERO_CARDS = 16;

/** Questions that belong to a card on the table, not to the turn. */
const OF_A_CARD: ReadonlySet<string> = new Set([
  'move', 'explore', 'damage', 'trick', 'trick-to', 'recover', 'recover-whom', 'either', 'look-at-poi', 'jump', 'roadworks',
  'steal', 'keep-item', 'look-at-slot', 'pick-passenger', 'ride-along',
]); // biome-ignore format: a list of names

/** Questions that an Event, a Timer tile or a New York card puts. */
const OF_NEW_YORK: ReadonlySet<string> = new Set([
  'place-prisoner', 'place-driver', 'move-helicopter', 'remove-prisoner', 'mugged', 'reveal-poi', 'move-enemy', 'carry', 'enemy-way',
]); // biome-ignore format: a list of names

/** What of New York's is at work, if that is what asks. */
export const causeInPlay = (why: string, { cause }: Narration): Cause | null => (OF_NEW_YORK.has(why) ? cause : null);

/** The card that is being resolved, -1 = none. */
export const cardInPlay = (why: string, log: readonly Step[], view: Pick<EscapePublic, 'turn' | 'played'>): number => {
  if (!OF_A_CARD.has(why)) return -1;
  const active = view.turn[1] ?? -1;
  for (const step of log.toReversed())
    for (const [code, who, card] of step.events.toReversed()) {
      // Once the cards of the turn are put away, a Building or something else asks.
      if (code === 'played' && who === active)
        return ((view.played[active] ?? 0) >> ((card ?? 0) % HERO_CARDS)) & 1 ? (card ?? -1) : -1;
      // Whatever began after the last card is not the card's doing.
      if (code === 'turn' || code === 'ability' || code === 'car-move' || code === 'shot' || code === 'used-item')
        return -1;
    }
  return -1;
};

/** Questions that an Item puts, or a shot. */
const OF_AN_ITEM: ReadonlySet<string> = new Set([
  'damage', 'trick', 'trick-to', 'recover', 'look-at-poi', 'look-at-slot', 'roadworks', 'move-helicopter',
]); // biome-ignore format: a list of names
/** Whatever asks after one of these is not the doing of an Item used before it. */
const OF_ANOTHER: ReadonlySet<string> = new Set([
  'turn', 'played', 'ability', 'car-move', 'event', 'timer', 'ny-discarded', 'ny-played',
]); // biome-ignore format: a list of names

type Seen = Pick<EscapePublic, 'turn' | 'played' | 'chosen' | 'at' | 'tile'>;
/** Once the cards of the turn are put away the Surgery may ask, and nothing tells that it does. */
const isTreated = (view: Seen): boolean => {
  const active = view.turn[1] ?? -1;
  const isDone = (view.played[active] ?? 0) === 0 && (view.chosen[active] ?? 0) === 0;
  return isDone && tileOf(view, view.at[active] ?? -1).building === 'surgery';
};

/** The Item that is at work, a Weapon that is fired too; -1 = none. */
export const itemInPlay = (why: string, log: readonly Step[], view: Seen): number => {
  if (!OF_AN_ITEM.has(why) || (why === 'recover' && isTreated(view))) return -1;
  for (const [code, , held = -1] of storyOf(log).toReversed()) {
    if (OF_ANOTHER.has(code)) return -1;
    // What only prevents damage asks nothing: it was used while something else was at work.
    if (code === 'shot' ? WEAPONS[held] : code === 'used-item' && USES[held]) return held;
  }
  return -1;
};
