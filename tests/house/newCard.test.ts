import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS, plan } from '../../scripts/newCard.mjs';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test.each(Object.keys(KINDS))(
  'a new card of kind %s gets a line, its words in three languages and a failing test',
  (kind) => {
    const files = plan(kind, 'card-of-nobody', read);
    const line = files.get(KINDS[kind]!.file)!;
    expect(line.split('\n').length).toBe(read(KINDS[kind]!.file).split('\n').length + 1);
    // It is the last one of its list: the order of a list is part of saved games.
    expect(line).toMatch(/\('card-of-nobody', \d\),\n {0,2}\]/);
    for (const language of ['en', 'de', 'it']) {
      const [, words] = [...files].find(([path]) => path.includes(`/${language}/`))!;
      expect(words).toContain(`.card-of-nobody': 'Card Of Nobody'`);
      expect(words).toContain(".card-of-nobody.text': '…'");
    }
    const test = files.get('tests/rules/content/card-of-nobody.test.ts');
    expect(test).toContain("test('Card Of Nobody: ");
    // It is played by the test, or drawn.
    expect(test).toMatch(/(plays|eventsStrike|turnsTimer)\(.*'card-of-nobody'\)/);
  },
);

test.each([
  ['event', 'sirens', 'already'],
  ['event', 'Card Of Nobody', 'in-small-letters'],
  ['joker', 'card-of-nobody', 'the kinds of card are'],
])('%s %s is refused: %s', (kind, id, reason) => {
  expect(() => plan(kind, id, read)).toThrow(reason);
});
