// What the others have to agree to: going back beyond what anybody learned, a bot in an absent seat, giving the game up.
import type { Head, Vote } from '../store/Store.ts';
import type { Change, Play, Setting } from './play.ts';
import { Refused } from './refused.ts';
import { replay, standing } from './replay.ts';

/** The people at the table, bots and those a bot stands in for aside. */
const peopleOf = (head: Head): string[] => [
  ...new Set(head.seats.filter(({ player, bot }) => player !== '' && !bot).map(({ player }) => player)),
];

const votersOf = (head: Head, vote: Vote): string[] => {
  const people = peopleOf(head);
  if (vote.what === 'undo') return people.filter((one) => one !== vote.by);
  if (vote.what === 'stand-in') return people.filter((one) => one !== head.seats[vote.seat]?.player);
  return people;
};

/** How many must say yes: all of the others for an undo, most for the rest. */
export const needsOf = (head: Head, vote: Vote): number => {
  const voters = votersOf(head, vote).length;
  return vote.what === 'undo' ? voters : Math.floor(voters / 2) + 1;
};

const row = (kind: Change['row']['kind'], seat: number, choice: number, about: number[] = []): Change['row'] => ({
  kind,
  seat,
  choice,
  about,
  chance: [],
  events: [],
});

const passed = async (head: Head, vote: Vote, setting: Setting): Promise<Change> => {
  const next: Head = { ...head, vote: null };
  if (vote.what === 'abandon') return { head: { ...next, phase: 'over', undo: null }, row: row('abandon', -1, 0) };
  if (vote.what === 'stand-in') {
    const seats = head.seats.map((holder, seat) => (seat === vote.seat ? { ...holder, bot: true } : holder));
    return { head: { ...next, seats }, row: row('stand-in', vote.seat, 0) };
  }
  const rows = standing(await setting.rows());
  const gone = rows.filter(({ seq }) => seq >= vote.row);
  const game = replay(
    setting.rules,
    head.settings.options,
    rows.filter(({ seq }) => seq < vote.row),
  );
  return {
    head: { ...next, game, undo: null, generation: head.generation + 1 },
    row: row(
      'undo',
      vote.seat,
      1,
      gone.map(({ seq }) => seq),
    ),
  };
};

/** How it stands: whoever a bot stands in for by now has no say any more. */
const outcomeOf = (head: Head, vote: Vote): 'passed' | 'lost' | 'open' => {
  const needs = needsOf(head, vote);
  const voters = votersOf(head, vote);
  const count = (said: readonly string[]) => said.filter((one) => voters.includes(one)).length;
  if (count(vote.yes) >= needs) return 'passed';
  return voters.length - count(vote.no) < needs ? 'lost' : 'open';
};

/** The vote as it stands now: decided, or still open. */
const settled = async (head: Head, vote: Vote, setting: Setting, open: Change['row']): Promise<Change> => {
  const outcome = outcomeOf(head, vote);
  if (outcome === 'passed') return passed(head, vote, setting);
  return { head: { ...head, vote: outcome === 'lost' ? null : vote }, row: open };
};

/** Whether the open vote waits for nobody any more, though nobody has said another word. */
export const isDecided = (head: Head): boolean =>
  head.phase === 'playing' && head.vote !== null && outcomeOf(head, head.vote) !== 'open';

/** By the table itself, when those it waited for have no say any more. */
export const recount = (): Play => async (head, _player, setting) => {
  if (head.vote === null || !isDecided(head)) throw new Refused('no-vote');
  const counted = row('vote', -1, 0);
  try {
    return await settled(head, head.vote, setting, counted);
  } catch (error) {
    // What was granted cannot be done: then it is as if it were not.
    if (error instanceof Refused) return { head: { ...head, vote: null }, row: counted };
    throw error;
  }
};

/** Whether somebody is not at the table, or does not look at it. */
type Absent = (player: string) => boolean;

/** Whoever is there is not replaced. */
export const propose =
  (what: Vote['what'], seat: number, wanted: number, absent: Absent): Play =>
  async (head, player, setting) => {
    if (head.phase !== 'playing') throw new Refused('wrong-phase');
    if (!head.seats.some((holder) => holder.player === player)) throw new Refused('not-your-seat');
    if (head.vote !== null) throw new Refused('vote-open');
    const vote: Vote = { what, by: player, seat: -1, row: 0, yes: [], no: [] };
    if (what === 'stand-in') {
      const holder = head.seats[seat];
      if (!holder || holder.player === '' || holder.bot || holder.player === player) throw new Refused('unknown');
      if (!absent(holder.player)) throw new Refused('is-here');
      vote.seat = seat;
    }
    if (what === 'undo') {
      const mine = standing(await setting.rows()).filter((one) => one.kind === 'answer' && one.player === player);
      const target = wanted === 0 ? mine.at(-1) : mine.find((one) => one.seq === wanted);
      if (!target) throw new Refused('nothing-to-undo');
      vote.seat = target.seat;
      vote.row = target.seq;
    }
    if (votersOf(head, vote).includes(player)) vote.yes.push(player);
    return settled(head, vote, setting, row('propose', vote.seat, 0, vote.row ? [vote.row] : []));
  };

export const vote =
  (yes: boolean, absent: Absent): Play =>
  async (head, player, setting) => {
    if (head.phase !== 'playing') throw new Refused('wrong-phase');
    if (head.vote === null) throw new Refused('no-vote');
    if (!votersOf(head, head.vote).includes(player)) {
      // Whoever asked for it may let go of it.
      if (head.vote.by === player && !yes) return { head: { ...head, vote: null }, row: row('vote', -1, 0) };
      throw new Refused('no-vote');
    }
    // Back in time: there is nothing left to decide.
    if (head.vote.what === 'stand-in' && !absent(head.seats[head.vote.seat]!.player))
      return { head: { ...head, vote: null }, row: row('vote', -1, yes ? 1 : 0) };
    const without = (list: string[]) => list.filter((one) => one !== player);
    const next: Vote = {
      ...head.vote,
      yes: yes ? [...without(head.vote.yes), player] : without(head.vote.yes),
      no: yes ? without(head.vote.no) : [...without(head.vote.no), player],
    };
    return settled(head, next, setting, row('vote', -1, yes ? 1 : 0));
  };
