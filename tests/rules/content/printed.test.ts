// Each card is its line of docs/content.md: what the record prints and what the data say are compared word by word.
import { readFileSync } from 'node:fs';
import { HERO_CONTENT } from 'shared/games/escape/content/heroes.ts';
import { GEAR, ITEMS, type ItemCard } from 'shared/games/escape/content/items.ts';
import { ALL } from 'shared/games/escape/content/verbs.ts';
import { HEROES } from 'shared/games/escape/model/names.ts';
import type { Op } from 'shared/games/escape/model/op.ts';
import { escape as en } from 'shared/text/en/escape/index';
import { describe, expect, test } from 'vitest';

const record = readFileSync(new URL('../../../docs/content.md', import.meta.url), 'utf8');
/** One chapter on a single line, without the marks of what is fixed and what needs D3. */
const chapter = (title: string): string =>
  new RegExp(`^## ${title}[^\\n]*\\n([^]*?)(?=^## )`, 'm').exec(record)![1]!.replace(/[†*]/g, '').replace(/\s+/g, ' ');
/** What the record says of something, where it does. */
const lineOf = (name: string, text: string, line: RegExp): string => {
  const [, said] = line.exec(text) ?? [];
  if (said === undefined) throw new Error(`docs/content.md has no line for ${name}`);
  return said;
};
const nameOf = (key: string): string => (en as Record<string, string>)[key]!.replaceAll('’', "'");

/** An op in the record's notation. */
const written = (op: Op): string => {
  switch (op.op) {
    case 'move': {
      const how = [op.clear ? ' clear' : '', op.smash ? ' smash' : '', op.quiet ? ' quiet' : ''].join('');
      return `move ${op.steps}${how}${op.manholes ? ', Manholes are neighbours' : ''}`;
    }
    case 'damage':
      return `damage ${op.n}@${op.range}`;
    case 'damageEach':
      return `damage ${op.n} to each Enemy ${op.range === 0 ? 'in your space' : 'at range 1'}`;
    case 'trick':
      return `trick ${op.n === ALL ? 'all' : op.n}@${op.range}`;
    case 'reveal':
    case 'recover':
    case 'item':
      return `${op.op} ${op.n}`;
    case 'recoverHere':
      return `a hero in your space (you may be it) recovers ${op.n}`;
    case 'keepItem':
      return `item ${op.n}, keep 1`;
    case 'lookAtPoi':
      return `look at ${op.n} face-down POI${op.n > 1 ? 's' : ''}`;
    case 'lookAtSlot':
      return 'look at the card on one Case slot';
    case 'roadworks':
      return op.place
        ? `place or destroy up to ${op.n} Roadblocks on roads of your space`
        : 'destroy a Roadblock on a road of your space';
    case 'carHere':
      return 'an abandoned Car from the reserve in your space';
    case 'jump':
      return op.to === 'poi'
        ? 'from a POI to any other revealed POI, ignoring all between'
        : `move to the World Trade Center from anywhere${op.clear ? ', clear' : ''}`;
    case 'stealPresident':
      return 'steal the President from a hero in your space';
    case 'reload':
      return op.n === ALL ? 'reload your Weapon fully' : `reload ${op.n}`;
    case 'moveHelicopter':
      return 'move the Helicopter marker to any Park space';
    case 'noise':
      return op.n > 0 ? `♪${op.n}` : `New York loses ${-op.n} Noise`;
    default:
      return op.op;
  }
};
const line = (ops: readonly Op[]): string => ops.map(written).join(', ').replace(/, ♪/g, ' ♪');
const plain = (text: string): string =>
  text.replace(/\bthen /g, '').replace('POI anywhere', 'POI').replace(/ \(that player[^)]*\)/, '').trim(); // biome-ignore format: one line

describe('S10 the Action cards and Special Actions', () => {
  const text = chapter('Heroes');
  const has = (card: string) => text.includes(card);
  describe.each(HEROES.map((hero, n) => [hero, HERO_CONTENT[n]!] as const))('%s', (_hero, { actions, specials }) => {
    test.each(actions.map((card) => [card.id, card] as const))('%s', (id, card) => {
      const name = nameOf(`card.${id}`);
      const said = lineOf(name, text, new RegExp(`[.·] ${name}: ([^·]*?♪\\d)`));
      expect(`${line(card.ops)} ♪${card.noise}`).toBe(plain(said));
    });

    test.each(specials.map((card) => [card.id, card] as const))('%s', (id, card) => {
      const [choice] = card.ops;
      const name = nameOf(`card.${id}`);
      if (choice?.op !== 'either') {
        const said = lineOf(name, text, new RegExp(`· ${name}: ([^·]*?♪\\d)`));
        expect(`${line(card.ops)} ♪${card.noise}`).toBe(plain(said));
        return;
      }
      const [first, second] = choice.of.map((ops) => line(ops));
      expect([card.ops.length, card.noise]).toEqual([1, 1]);
      if (first === 'robTwo') expect(has(`${name} (else ${second})`)).toBe(true);
      else expect(has(`${name} (every hero has one): ${first} / ${second} ♪1`)).toBe(true);
    });
  });
});

describe('S8 the Items and the gear', () => {
  const items = chapter('Items').replace("President's Finger (", "President's Finger x1 (");
  const heroes = chapter('Heroes');
  const shot = ({ ammo, ops }: { ammo: number; ops: readonly Op[] }): string => `Ammo ${ammo}, 1: ${line(ops)}`;
  /** What the record says after the name, up to the next card. */
  const saidOf = (id: string): string =>
    lineOf(id, items, new RegExp(`[.:·] ${nameOf(`held.${id}`)} ([^·]*?)(?= ·|\\.(?: |$))`));
  const copiesOf = (text: string): number => Number(/^x(\d)/.exec(text)?.[1] ?? 1);
  const rest = (text: string): string => text.replace(/^x\d /, '').replace(/ \(not usable[^)]*\)/, '').replace(/^use: /, ''); // biome-ignore format: one line
  const printedOn = ({ weapon, ops, prevents }: ItemCard): string => {
    if (prevents !== undefined) return `prevent up to ${prevents} damage`;
    if (ops !== undefined) return line(ops);
    if (weapon!.ammo > 0) return shot(weapon!).replace(/(@\d)$/, '$1 ♪0');
    return weapon!.bonus > 0
      ? `+${weapon!.bonus} damage on plays at range 0`
      : `+${weapon!.bossBonus} damage to a Boss hit by a play at range 0`;
  };

  test.each(ITEMS.filter(({ id }) => id !== 'presidents-finger').map((card) => [card.id, card] as const))(
    '%s',
    (id, card) => {
      const said = saidOf(id);
      expect(copiesOf(said)).toBe(card.copies);
      expect(printedOn(card)).toBe(rest(said));
      expect(card.weapon?.locked ?? false).toBe(said.includes('not usable to level'));
    },
  );

  test.each(GEAR.map((card) => [card.id, card.weapon!] as const))('%s', (id, { ammo, ops, locked }) => {
    const shots = line(ops).includes('♪') ? line(ops) : `${line(ops)} ♪0`;
    const how = locked ? ' (not usable to level)' : '';
    expect(heroes).toContain(`Gear: ${nameOf(`held.${id}`)}, Ammo ${ammo}: spend 1 for ${shots}${how}.`);
  });
});
