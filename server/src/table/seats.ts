// Who plays a seat while the game runs: its player, or a bot for itself or in an absent player's place.
import { randomInt } from 'node:crypto';
import type { Head } from '../store/Store.ts';
import { answer, askName, type Change, nothing, type Play, seatsOf, withSeat } from './play.ts';
import { Refused } from './refused.ts';

const playing = (head: Head): void => {
  if (head.phase !== 'playing') throw new Refused('wrong-phase');
};
const row = (kind: Change['row']['kind'], seat: number): Change['row'] => ({ ...nothing, kind, seat, choice: 0 });

/** A bot's own answer. It rests at once when a person takes the seat. */
export const answerForBot =
  (seat: number, ask: string, choice: number): Play =>
  (head, player, setting) => {
    if (!head.seats[seat]?.bot) throw new Refused('stale');
    return onBehalf(seat, ask, choice)(head, player, setting);
  };

/** What the rules say for somebody who is not there, where nobody's turn is to wait for it. */
export const answerForAbsent =
  (seat: number): Play =>
  (head, player, setting) => {
    const choices = head.game && setting.rules.absent?.(head.game, seat);
    if (!choices || head.seats[seat]?.bot) throw new Refused('stale');
    return onBehalf(seat, askName(head, seat), choices[randomInt(choices.length)]!)(head, player, setting);
  };

const onBehalf =
  (seat: number, ask: string, choice: number): Play =>
  async (head, player, setting) => {
    const asIfOwn = withSeat(head, seat, { ...head.seats[seat]!, player, bot: false });
    const change = await answer(seat, ask, choice)(asIfOwn, player, setting);
    return { head: { ...change.head, seats: head.seats }, row: { ...change.row, bot: true } };
  };

/** The owner goes on with what the seat knows; whoever takes a seat that is nobody's is told nothing of before. */
export const takeOver =
  (seat: number): Play =>
  (head, player) => {
    playing(head);
    const holder = head.seats[seat];
    if (!holder) throw new Refused('unknown');
    if (!holder.bot) throw new Refused(holder.player === player ? 'not-asked' : 'seat-taken');
    const isOwner = holder.player === player;
    // Somebody who plays already would learn another hand.
    if (!isOwner && (holder.player !== '' || seatsOf(head, player).length > 0)) throw new Refused('seat-taken');
    // So would somebody who has played and left; what they have left themselves is no new hand.
    const left = (head.left ?? []).filter((one) => one.player === player);
    if (!isOwner && left.length > 0 && !left.some((one) => one.seat === seat)) throw new Refused('seat-taken');
    const since = isOwner ? holder.since : head.seq + 1;
    // Whoever comes new to a seat has learned its hand: nothing from before is taken back.
    const undo = isOwner ? head.undo : null;
    const vote = head.vote?.what === 'stand-in' && head.vote.seat === seat ? null : head.vote;
    return {
      head: { ...withSeat(head, seat, { ...holder, player, bot: false, since }), undo, vote },
      row: row('take-over', seat),
    };
  };

/** By the table's own setting: those who are asked and were away too long. */
export const standIn =
  (seat: number): Play =>
  (head) => {
    playing(head);
    const holder = head.seats[seat];
    if (!holder || holder.player === '' || holder.bot) throw new Refused('unknown');
    // What was still being voted on is done.
    const vote = head.vote?.what === 'stand-in' && head.vote.seat === seat ? null : head.vote;
    return { head: { ...withSeat(head, seat, { ...holder, bot: true }), vote }, row: row('stand-in', seat) };
  };

const isAsked = (head: Head, seat: number, asked: readonly number[]): void => {
  playing(head);
  const holder = head.seats[seat];
  if (!asked.includes(seat) || !holder || holder.player === '' || holder.bot) throw new Refused('not-asked');
};

export const nudge =
  (seat: number): Play =>
  (head, player, setting) => {
    isAsked(head, seat, setting.asked(head));
    if (seatsOf(head, player).length === 0 || head.seats[seat]!.player === player) throw new Refused('not-your-seat');
    return { head, row: row('nudge', seat) };
  };

/** By the table's own setting: told once for each question. */
export const remind =
  (seat: number): Play =>
  (head, _player, setting) => {
    isAsked(head, seat, setting.asked(head));
    if (head.reminded) throw new Refused('not-asked');
    return { head: { ...head, reminded: true }, row: row('remind', seat) };
  };
