// What the banner over the map says while something is played: whose phase, which card is at work, and what it does.

import { EVENTS } from 'shared/games/escape/content/events.ts';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { BLACK_TIMERS, RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { plain } from 'shared/text';
import { type EscapePublic, TILES, variantBit } from '../../scene/game.ts';
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

/** Cards and tiles that are turned up by what a hero does; null where this table has no such card. */
const TURNED: Readonly<Record<string, (args: readonly number[], facts: Facts) => Said | null>> = {
  trap: ([, space = 0, triggers = 0], { names, view }) => {
    const tile = `tile.${TILES[view.tile[space] ?? 0]?.id}`;
    const said = turned(names, tile, triggers === 1 ? 'trap.triggered' : 'trap.safe');
    return triggers === 1 ? { ...said, text: `${said.text} ${names.word(`${tile}.text`)}` } : said;
  },
  'president-dead': (_, { names }) => turned(names, 'held.the-president', 'fate.dead'),
  'took-president': (_, { names, view }) =>
    (view.variants[0] ?? 0) & variantBit('dead-or-alive') ? turned(names, 'held.the-president', 'fate.alive') : null,
  'hurry-up': (_, { names }) => turned(names, 'phase.timer', 'timer.hurry-up'),
};
const turned = (names: Names, title: string, card: string): Said => ({
  title: names.word(title),
  name: names.word(card),
  text: names.word(`${card}.text`),
  cost: null,
});

/** What is at work, by its rules. */
export const saidOf = ({ family, id }: Cause, facts: Facts): Said => EXPLAIN[family](id, facts);

/** Turned up, it has its name over it already. */
const SHOWN: ReadonlySet<string> = new Set(['event', 'timer']);

/** Null where the map alone says enough. A card one plays oneself needs no telling. */
export const bannerOf = (step: Step | null, facts: Facts, held: readonly number[]): Banner | null => {
  if (step === null) return null;
  const { names } = facts;
  const told = lineOf(step.told, names, '');
  const [code, ...args] = step.told;
  const line = told && !SHOWN.has(code) ? textOf(told) : '';
  const [seat = -1, card = -1] = args;
  if (code === 'played') return held.includes(seat) ? null : playedBy(seat, card, names);
  const face = TURNED[code]?.(args, facts);
  if (face) return { seat: -1, line, ...face };
  if (step.cause) return { seat: -1, line, ...saidOf(step.cause, facts) };
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
