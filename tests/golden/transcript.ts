// A whole game as text that can be followed against the rule book: the map and every seat's view at each turn, every
// question with its answer, every line of the log.
import { CHANCE, type Event, eventInFull } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { mineOf } from 'shared/games/escape/views/mine.ts';
import { publicView } from 'shared/games/escape/views/public.ts';
import { drawMap } from '../support/escape/draw.ts';
import { newYorkFacts } from '../support/escape/facts.ts';
import { coord } from '../support/escape/names.ts';
import type { Aim } from '../support/play/aims.ts';
import { LONGEST, setUp, type Table } from '../support/play/game.ts';
import { keenAnswer } from '../support/play/keen.ts';
import { oneOf, pickFrom } from '../support/play/random.ts';
import {
  cardNames,
  heldNames,
  heroName,
  objectiveName,
  tellEvent,
  tellOption,
  tellQuestion,
} from '../support/play/tell.ts';

const factsOf = (facts: Record<string, unknown>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** What everybody sees of a hero, and under it what its player alone does. */
const seatLines = (s: State, seat: number): string[] => {
  const p = publicView(s);
  const mine = mineOf(s, seat);
  const secrets = [
    `hand ${cardNames(mine.hand)}`,
    `discarded ${cardNames(mine.discard)}`,
    `supply ${heldNames(mine.supply)}`,
    `wants ${objectiveName(mine.blue)} and ${objectiveName(mine.purple)}`,
    mine.pois.length > 0 ? `has looked at ${mine.pois.length / 2} places` : '',
  ];
  return [
    `${heroName(p, seat)} at ${coord(p.at[seat]!)}: ${p.hand[seat]} in hand, ${p.discard[seat]} discarded, ` +
      `level ${p.level[seat]} (${p.kills[seat]} kills, ${p.paid[seat]} items), ${heldNames([p.weapon[seat]!])} ` +
      `${p.ammo[seat]}, car ${p.car[seat]}`,
    `    ${secrets.filter((one) => one !== '').join('; ')}`,
  ];
};

const position = (s: State): string[] => {
  const p = publicView(s);
  return [
    '',
    `==== Turn ${s.turn}: ${heroName(p, s.active)}`,
    drawMap(s),
    `New York: ${factsOf(newYorkFacts(p))}`,
    ...p.hero.flatMap((_, seat) => seatLines(s, seat)),
    '',
  ];
};

const LINE = 116;
const INDENT = '      ';
/** Words in lines of an even length, indented. */
const fold = (text: string): string => {
  const lines = [''];
  for (const one of text.split(' ')) {
    if (lines.at(-1)!.length + one.length > LINE) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${one}`;
  }
  return lines.map((line) => `${INDENT}${line}`).join('\n');
};

/** The game that people with an aim play from this seed at this table. */
export const transcript = (table: Table, seed: string, aim: Aim): string => {
  const pick = pickFrom(seed);
  const keen = keenAnswer(aim);
  const s = setUp(table);
  const lines = [`Escape from New York, ${table.heroes.length} players, seed ${seed}`];
  if (table.variants.length > 0) lines.push(`with ${table.variants.join(', ')}`);
  let turn = 0;
  const say = (events: readonly Event[]) => {
    for (const event of events) lines.push(`  ${tellEvent(eventInFull(event), publicView(s))}`);
  };
  for (let n = 0; n < LONGEST; n++) {
    const asks = escape.asks(s);
    if (asks.length === 0) break;
    if (s.turn !== turn) lines.push(...position(s));
    turn = s.turn;
    const ask = oneOf(asks, pick);
    if (ask.seat === CHANCE) {
      say(escape.answer(s, CHANCE, oneOf(ask.options, pick)));
      continue;
    }
    const view = escape.viewFor(s, ask.seat);
    const question = escape.question(s, ask);
    const [, choice] = keen(s, [ask], pick);
    const texts = question.options.map((one) => tellOption(one, ask.why, view.public, view.mine!));
    const taken = texts[ask.options.indexOf(choice)]!;
    lines.push(`${heroName(view.public, ask.seat)}, ${tellQuestion(question, view.public)}: ${taken.toUpperCase()}`);
    if (texts.length > 1) lines.push(fold(`of: ${texts.join(' · ')}`));
    say(escape.answer(s, ask.seat, choice));
  }
  const result = escape.result(s);
  const winners = result?.winners.map((seat) => heroName(publicView(s), seat)).join(', ');
  lines.push(
    '',
    `The game is over after ${s.step} answers: ${result?.kind}${winners ? `, ${winners}` : ''}.`,
    drawMap(s),
  );
  return `${lines.join('\n')}\n`;
};
