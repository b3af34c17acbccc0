// What may be taken back, and by whom: undo stops where somebody else answered, chance spoke, or anybody learned something.
import type { AnyRules } from 'shared/games';
import type { Game, GivenAnswer, Head, Takeback } from '../store/Store.ts';
import type { Play } from './play.ts';
import { Refused } from './refused.ts';

const openOf = (game: Game): number => game.stack.at(-1)?.open ?? 0;
/** Several seats are asked, and what they answer stays sealed until the last is in. */
const isSealing = (game: Game): boolean => openOf(game) > 1;

/** Whether the question that was sealed before this seat's answer still is. */
const isStillSealed = (was: Game, now: Game, seat: number): boolean => {
  const [before, after] = [was.stack.at(-1)!, now.stack.at(-1)];
  if (!after || after.open <= 1 || was.stack.length !== now.stack.length || before.pc !== after.pc) return false;
  const wasLast = before.open === 1 + (2 << seat);
  // The last one's next pick looks like a new question to that seat alone: then the answers count as opened.
  return !wasLast && (after.open === before.open || after.open === before.open - (2 << seat));
};

/** What can be taken back after an answer. */
export const takebackAfter = (
  before: Head,
  after: Head,
  given: Omit<GivenAnswer, 'sealed'>,
  chance: readonly number[],
): Takeback | null => {
  const was = before.game!;
  const now = after.game!;
  if (after.phase !== 'playing' || chance.length > 0 || now.learned !== was.learned) return null;
  const sealed = isSealing(was);
  if (sealed && !isStillSealed(was, now, given.seat)) return null;
  const kept = before.undo ?? { base: was, answers: [] };
  const isOthers = !sealed && kept.answers.some((one) => one.player !== given.player);
  const { base, answers } = isOthers ? { base: was, answers: [] } : kept;
  return { base, answers: [...answers, { ...given, sealed }] };
};

/**
 * The answers this player may take back: what is sealed among others' sealed answers, else everything since the barrier;
 * nothing for a seat that is theirs no longer.
 */
const takeable = ({ undo, seats }: Head, player: string): GivenAnswer[] => {
  const answers = undo?.answers ?? [];
  const isAmongOthers = answers.some((one) => one.sealed && one.player !== player);
  return answers.filter(
    (one) => one.player === player && seats[one.seat]?.player === player && (one.sealed || !isAmongOthers),
  );
};

/** The seats whose answers their players could take back now. */
export const undoableSeats = (head: Head): number[] => {
  const answered = new Set(head.undo?.answers.map(({ seat }) => seat));
  return head.seats.flatMap(({ player }, seat) => {
    const isOpen = answered.has(seat) && player !== '' && takeable(head, player).some((one) => one.seat === seat);
    return isOpen ? [seat] : [];
  });
};

const played = (rules: AnyRules, base: Game, answers: readonly GivenAnswer[]): Game => {
  const game = rules.clone(base);
  for (const { seat, choice } of answers) rules.apply(game, seat, choice);
  return game;
};

export const undo =
  (how: 'step' | 'turn'): Play =>
  (head, player, { rules }) => {
    if (head.phase !== 'playing') throw new Refused('wrong-phase');
    const mine = takeable(head, player);
    const gone = how === 'step' ? mine.slice(-1) : mine;
    if (head.undo === null || gone.length === 0) throw new Refused('nothing-to-undo');
    const { base } = head.undo;
    const answers = head.undo.answers.filter((one) => !gone.includes(one));
    return {
      head: {
        ...head,
        game: played(rules, base, answers),
        undo: answers.length ? { base, answers } : null,
        generation: head.generation + 1,
        vote: head.vote?.what === 'undo' ? null : head.vote,
      },
      row: {
        kind: 'undo',
        seat: gone.at(-1)!.seat,
        choice: 0,
        about: gone.map((one) => one.seq),
        chance: [],
        events: [],
      },
    };
  };
