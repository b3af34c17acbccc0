// Questions, answers and events as English sentences, from the same catalogues that people read.
import type { Described, Question, Told } from 'shared/engine';
import { BOSS, damageOf, isBoss, isDriver, isTricked } from 'shared/games/escape/board/marks.ts';
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { NEW_YORK_DECKS } from 'shared/games/escape/content/newyork.ts';
import { OBJECTIVE_CARDS } from 'shared/games/escape/content/objectives.ts';
import { TILES } from 'shared/games/escape/content/tiles.ts';
import { BLACK_TIMERS, RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { BOSSES, DIRECTIONS, HELD, HEROES, MARKERS } from 'shared/games/escape/model/names.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { BACK, type EscapePublic } from 'shared/games/escape/views/public.ts';
import { type Params, plain } from 'shared/text';
import { escape as english } from 'shared/text/en/escape/index';
import { EVENT_ARGS, EVENT_WHICH, whichOf } from 'shared/text/escapeEvents';
import { optionText } from 'shared/text/escapeOptions';
import { coord } from '../escape/names.ts';

const WORDS: Readonly<Record<string, string | undefined>> = english;
const word = (key: string): string => plain(WORDS[key] ?? key);
const firstOf = (...keys: string[]): string | undefined =>
  keys.map((key) => WORDS[key]).find((one) => one !== undefined);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A place by its name, if it has one, and where it is on the drawing. */
const spaceName = (p: EscapePublic, space: number): string => {
  const place = WORDS[`place.${TILES[p.tile[space] ?? 0]?.id}`];
  return place === undefined || place.includes('{') ? coord(space) : `${plain(place)} (${coord(space)})`;
};
const enemyName = (look: number): string => {
  if (isBoss(look)) return word(`enemy.${BOSSES[look - BOSS]}`);
  const marks = [damageOf(look) > 0 ? 'hurt' : '', isTricked(look) ? 'tricked' : ''].filter((mark) => mark !== '');
  return word(isDriver(look) ? 'enemy.driver' : 'enemy.prisoner') + (marks.length > 0 ? ` (${marks.join(', ')})` : '');
};

type Namer = (p: EscapePublic, n: number) => string | number;
const NAMERS: Readonly<Record<string, Namer>> = {
  seat: (p, n) => word(`hero.${HEROES[p.hero[n] ?? -1]}`),
  seats: (p, mask) =>
    p.hero.flatMap((_, seat) => ((mask >> seat) & 1 ? [NAMERS.seat!(p, seat)] : [])).join(', ') || word('log.nobody'),
  space: spaceName,
  card: (_p, n) => word(`card.${ACTION_CARDS[n]?.id}`),
  held: (_p, n) => word(`held.${HELD[n]}`),
  tile: (_p, n) => word(`tile.${TILES[n]?.id}`),
  marker: (_p, n) => word(`marker.${MARKERS[n]}`),
  enemy: (_p, n) => enemyName(n),
  boss: (_p, n) => word(`boss.${BOSSES[n]}`),
  event: (_p, n) => word(`event.${EVENTS[n]?.id}`),
  ny: (_p, n) => word(`ny.${NEW_YORK_DECKS[0]![n]?.id}`),
  slot: (_p, n) => n + 1,
  objective: (_p, n) => word(`objective.${OBJECTIVE_CARDS[n]?.id}`),
  blue: (_p, n) => word(`objective.${OBJECTIVE_CARDS[n]?.id}`),
  purple: (_p, n) => word(`objective.${OBJECTIVE_CARDS[n]?.id}`),
};

/** One event as a sentence; a longer one for those who were told all of it. */
export const tellEvent = ([code, ...args]: Told, p: EscapePublic): string => {
  const kinds = EVENT_ARGS[code] ?? [];
  const params: Record<string, string | number> = { code };
  let which = whichOf(code, args);
  kinds.forEach((what, i) => {
    const value = args[i];
    if (value === undefined) return;
    const [kind = '', hole = kind] = what.split(':');
    if (kind === 'which') which = EVENT_WHICH[code]?.[value] ?? String(value);
    if (kind === 'timer') params[hole] = word(`timer.${(which === 'red' ? RED_TIMERS : BLACK_TIMERS)[value]?.id}`);
    else params[hole] = NAMERS[kind]?.(p, value) ?? value;
  });
  if (which === 'roadblock') params.direction = word(`direction.${DIRECTIONS[args[2] ?? 0]}`);
  const known = args.length >= kinds.length ? [`log.${code}.known`] : [];
  const sentence = firstOf(...known, `log.${code}.${which}`, `log.${code}`);
  return sentence === undefined ? `[${[code, ...args].join(' ')}]` : capital(plain(sentence, params));
};

/** What the question asks of its seat. */
export const tellQuestion = ({ why, about }: Question, p: EscapePublic): string => {
  const [first = 0, second = 0] = about;
  const params: Params = {
    n: about[0] ?? 1,
    seat: NAMERS.seat!(p, first),
    space: spaceName(p, first),
    card: NAMERS.card!(p, first),
    enemy: enemyName(second),
  };
  return plain(firstOf(`ask.${why}`, 'ask.other')!, params);
};

type Mine = Pick<EscapeMine, 'seat' | 'supply' | 'known'>;
/** One option, as its button would say it. */
export const tellOption = (option: Described, why: string, p: EscapePublic, mine: Mine): string => {
  const name = (kind: string) => (n: number) => String(NAMERS[kind]!(p, n));
  const names = {
    space: (n: number) => spaceName(p, n),
    card: name('card'),
    seat: name('seat'),
    enemy: enemyName,
    held: name('held'),
    objective: name('objective'),
    direction: (n: number) => word(`direction.${DIRECTIONS[n]}`),
    back: (shown: number) => word(shown === BACK.case ? 'back.case' : 'back.item'),
  };
  return optionText(option, why, { words: WORDS, names, view: p, mine, branches: [] });
};
export const heroName = (p: EscapePublic, seat: number): string => String(NAMERS.seat!(p, seat));
export const cardNames = (cards: readonly number[]): string =>
  cards.map((n) => word(`card.${ACTION_CARDS[n]?.id}`)).join(', ') || '–';
export const objectiveName = (n: number): string => String(NAMERS.objective!({} as EscapePublic, n));
export const heldNames = (cards: readonly number[]): string =>
  cards.flatMap((n) => (n === 0 ? [] : [word(`held.${HELD[n]}`)])).join(', ') || '–';
