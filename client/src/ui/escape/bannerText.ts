// What the banner over the map says while something is played: whose phase, which card is at work, and what it does.

import { EVENTS } from 'shared/games/escape/content/events.ts';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { BLACK_TIMERS, RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { plain } from 'shared/text';
import type { EscapePublic } from '../../scene/game.ts';
import type { Cause, Step } from '../../scene/playback/index.ts';
import { lineOf, textOf } from './eventLine.ts';
import type { Names } from './names.ts';
import { nyCard, nyText } from './nyCards.ts';

export type Banner = {
  /** Whose colour; -1 = New York's. */
  readonly seat: number;
  readonly title: string;
  /** The card, tile or step of the phase at work. */
  readonly name: string;
  /** Its rules text. */
  readonly text: string;
  /** What is happening right now. */
  readonly line: string;
  /** What New York paid for it. */
  readonly cost: number | null;
};

type Said = Pick<Banner, 'title' | 'name' | 'text' | 'cost'>;
type Facts = { readonly names: Names; readonly view: EscapePublic };

const EXPLAIN: { readonly [F in Cause['family']]: (id: number, facts: Facts) => Said } = {
  ny: (id, { names, view }) => ({
    title: names.word('phase.city'),
    name: names.ny(id),
    text: nyText(view, id, names),
    cost: nyCard(view, id)?.cost ?? null,
  }),
  discard: (_, { names }) => ({
    title: names.word('phase.city'),
    name: names.word('phase.discard'),
    text: names.word('phase.discard.text'),
    cost: null,
  }),
  arrows: (_, { names, view }) => ({
    title: names.word('phase.city'),
    name: names.word('phase.arrows'),
    text: plain(names.word('phase.arrows.text'), { seat: names.seat(view.turn[1] ?? 0) }),
    cost: null,
  }),
  event: (id, { names }) => ({
    title: names.word('phase.event'),
    name: names.event(id),
    text: names.word(`event.${EVENTS[id]?.id}.text`),
    cost: null,
  }),
  timer: (id, { names }) => timer(names, names.timer(id, false), BLACK_TIMERS[id]?.id),
  'red-timer': (id, { names }) => timer(names, names.timer(id, true), RED_TIMERS[id]?.id),
};
const timer = (names: Names, name: string, id: string | undefined): Said => ({
  title: names.word('phase.timer'),
  name,
  text: names.word(`timer.${id}.text`),
  cost: null,
});

/** Null where the map alone says enough. A card one plays oneself needs no telling. */
export const bannerOf = (step: Step | null, facts: Facts, held: readonly number[]): Banner | null => {
  if (step === null) return null;
  const { names } = facts;
  const told = lineOf(step.told, names, '');
  const line = told ? textOf(told) : '';
  const [code, seat = -1, card = -1] = step.told;
  if (code === 'played') return held.includes(seat) ? null : playedBy(seat, card, names);
  if (step.cause) return { seat: -1, line, ...EXPLAIN[step.cause.family](step.cause.id, facts) };
  return step.city ? { seat: -1, title: names.word('phase.city'), name: '', text: '', line, cost: null } : null;
};

const playedBy = (seat: number, card: number, names: Names): Banner => ({
  seat,
  title: plain(names.word('phase.plays'), { seat: names.seat(seat) }),
  name: names.card(card),
  text: names.word(`card.${ACTION_CARDS[card]?.id}.text`),
  line: '',
  cost: null,
});
