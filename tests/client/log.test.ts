// Every event has its sentence in every language, and the log is grouped as people tell it.

import { lineOf, textOf } from 'client/ui/escape/eventLine.ts';
import { groupsOf, placeIn, spokenOf } from 'client/ui/escape/logLines.ts';
import { namesFor } from 'client/ui/escape/names.ts';
import type { Told } from 'shared/engine';
import { SPACES } from 'shared/games/escape/board/map.ts';
import { BOSS } from 'shared/games/escape/board/marks.ts';
import type { Step } from 'shared/protocol';
import { escape as de } from 'shared/text/de/escape/index';
import { escape as en } from 'shared/text/en/escape/index';
import { EVENT_ARGS, EVENT_WHICH } from 'shared/text/escapeEvents';
import { escape as it } from 'shared/text/it/escape/index';
import { describe, expect, test } from 'vitest';

const LANGUAGES = { en, de, it } as const;
const view = { hero: [0, 1, 2, 3], tile: new Array(SPACES).fill(0) };
const namesIn = (language: keyof typeof LANGUAGES) => namesFor(LANGUAGES[language], view);

/** A number that exists, for whatever it names. */
const SAMPLE: Readonly<Record<string, number>> = { seats: 3, card: 2, held: 5, space: 20, enemy: BOSS };
const sampleOf = (what: string): number => SAMPLE[what.split(':')[0] ?? ''] ?? 1;

/** Every way an event can be told: each of its sentences, whole and with what only some may know left out. */
const tellings = (code: string): Told[] => {
  const kinds = EVENT_ARGS[code] ?? [];
  const at = kinds.indexOf('which');
  const variants =
    at < 0 ? [kinds.map(sampleOf)] : (EVENT_WHICH[code] ?? []).map((_, i) => kinds.map(sampleOf).with(at, i));
  const lastOpen = `log.${code}.known` in en ? [kinds.length - 1] : [];
  return variants.flatMap((args) => [args, ...lastOpen.map((n) => args.slice(0, n))]).map((args) => [code, ...args]);
};

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('in %s', (language) => {
  const names = namesIn(language);
  test.each(Object.keys(EVENT_ARGS))('%s is told without a hole', (code) => {
    for (const told of tellings(code)) {
      const line = lineOf(told, names, '1.0');
      expect(line, String(told)).not.toBeNull();
      expect(textOf(line!)).not.toMatch(/[{}*]|undefined|unknown/i);
      expect(textOf(line!)).toMatch(/^\P{Ll}/u);
    }
  });
});

test('a line leads to where it happened, or to whom it tells of, and New York’s own doings nowhere', () => {
  const names = namesIn('en');
  const places = { at: [20, 31] };
  const leads = (...told: Told) => placeIn(lineOf(told, names, '1.0')!, places);
  expect(leads('moved', 0, 4, 5)).toBe(5);
  expect(leads('wounded', 1, 2)).toBe(31);
  expect(leads('ny-top', 3)).toBe(-1);
  expect(leads('noise', 1, 5, 4)).toBe(-1);
});

test('thief and victim read what was stolen, the others that something was', () => {
  const names = namesIn('en');
  expect(textOf(lineOf(['stole', 0, 1, 2, 3], names, '1.0')!)).toMatch(/^Snake takes (?!a card)\w.* from Maggie\.$/);
  expect(textOf(lineOf(['stole', 0, 1, 2], names, '1.0')!)).toBe('Snake takes a card from Maggie.');
});

test('a sentence with a hole nobody fills is found', () => {
  const names = namesFor({ ...en, 'log.noise': 'New York hears {quiet}.' }, view);
  expect(textOf(lineOf(['noise', 1, 2, 3], names, '1.0')!)).toMatch(/[{}]/);
});

test('no sentence of the log is one that nothing tells', () => {
  const said = new Set(['log.nobody', 'log.title', 'log.empty']);
  const dead = Object.keys(en).filter((key) => {
    const [, code = ''] = key.split('.');
    return key.startsWith('log.') && !said.has(key) && !(code in EVENT_ARGS) && !['since', 'secret'].includes(code);
  });
  expect(dead).toEqual([]);
});

const steps = (...all: Told[][]): Step[] => all.map((events, i) => ({ seq: i + 1, events }) as unknown as Step);
const told = (...all: Told[][]) =>
  groupsOf(steps(...all), namesIn('en')).map(({ n, seat, city, lines }) => ({
    turn: n,
    who: city ? 'New York' : seat,
    lines: lines.map((line) => textOf(line) + (line.times > 1 ? ` ×${line.times}` : '')),
  }));

describe('groups', () => {
  test('the hero’s part of a turn and the New York Phase after it stand apart, newest first', () => {
    expect(
      told(
        [['first', 1], ['turn', 1, 1]],
        [['chose', 1]],
        [['played', 1, 17], ['noise', 2, 2, 4], ['ny-discarded', 1], ['ny-top', 2], ['noise', 1, 3, 4], ['turn', 2, 2]],
      ),
    ).toEqual([
      { turn: 2, who: 2, lines: [] },
      {
        turn: 1,
        who: 'New York',
        lines: ['New York discards Reinforcements.', 'New York’s next card: Sabotage.', 'New York hears 1 Noise: now 3.'],
      },
      { turn: 1, who: 1, lines: ['Maggie puts a card face down.', expect.stringMatching(/^Maggie plays/), 'New York hears 2 Noise: now 2.'] },
      { turn: 0, who: -1, lines: ['Maggie goes first.'] },
    ]); // biome-ignore format: a log reads line by line
  });

  test('the same again and again is one line with a count', () => {
    const [group] = told([
      ['turn', 3, 0],
      ['placed', 0, 20, 1],
      ['placed', 0, 20, 1],
      ['placed', 0, 21, 1],
    ]);
    expect(group?.lines).toEqual([
      expect.stringMatching(/^1 Prisoner comes to .* ×2$/),
      expect.stringMatching(/^1 Prisoner comes to [^×]*$/),
    ]);
  });

  test('what was cut off at the beginning is not said to be the first turn', () => {
    expect(told([['noise', 1, 3, 4]], [['turn', 8, 0]]).map(({ turn }) => turn)).toEqual([8, -1]);
  });
});

describe('what was taken back', () => {
  const log = [
    { seq: 1, seat: 0, events: [['turn', 1, 0]] },
    { seq: 2, seat: 0, events: [['played', 0, 1]] },
    { seq: 3, seat: 0, events: [['moved', 0, 20, 21]] },
    { seq: 4, seat: 0, events: [], kind: 'undo', by: 'x', about: [3, 2] },
    { seq: 5, seat: 0, events: [['played', 0, 2]] },
  ] as unknown as Step[];
  test('is as if it had never been, and is said to be', () => {
    const [group] = groupsOf(log, namesIn('en'));
    expect(group?.lines.map(textOf)).toEqual(['Snake takes back 2 steps.', expect.stringMatching(/^Snake plays/)]);
  });
  test.each(['undo', 'stand-in', 'take-over', 'abandon'])('%s has its sentence in every language', (kind) => {
    for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])
      for (const seat of kind === 'undo' ? [0, -1] : [0]) {
        const [group] = groupsOf([{ seq: 1, seat, events: [], kind, about: [] } as unknown as Step], namesIn(language));
        expect(textOf(group!.lines[0]!)).toMatch(/^[^{}]+\.$/);
      }
  });
});

test('a line points at its spaces and heroes, in the colour of who acts', () => {
  const line = lineOf(['moved', 2, 20, 21], namesIn('en'), '7.0')!;
  expect(line).toMatchObject({ seat: 2, seats: [2], spaces: [20, 21], secret: false });
  expect(lineOf(['event', 2, 3], namesIn('en'), '7.1')).toMatchObject({ seat: -1 });
});

test('what only its owner was told in full is marked', () => {
  expect(lineOf(['drew-item', 1, 5], namesIn('en'), '7.0')).toMatchObject({ secret: true });
  expect(lineOf(['drew-item', 1], namesIn('en'), '7.0')).toMatchObject({ secret: false });
});

describe('what is said aloud', () => {
  const steps = (...events: Told[][]) =>
    events.map((told, i) => ({ seq: i + 1, seat: 0, events: told })) as unknown as Step[];
  test('is all that the last step brought, in its order, and nothing from before', () => {
    const log = steps(
      [
        ['turn', 1, 0],
        ['played', 0, 1],
      ],
      [
        ['moved', 0, 20, 21],
        ['noise', 0, 1, 1],
        ['turn', 2, 1],
      ],
    );
    const spoken = spokenOf(log, namesIn('en'));
    expect(spoken).toMatch(/^Snake .+\. New York .+\.$/);
    expect(spoken).not.toContain('plays');
  });
  test('is never long', () => {
    const long = Array.from({ length: 30 }, (_, i): Told => ['moved', i % 2, 20, 21]);
    expect(spokenOf(steps(long), namesIn('en')).split('. ').length).toBe(8);
    expect(spokenOf([], namesIn('en'))).toBe('');
  });
});
