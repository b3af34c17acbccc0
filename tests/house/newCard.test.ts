import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS, plan } from '../../scripts/newCard.mjs';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test.each(Object.keys(KINDS))(
  'a new card of kind %s gets a line, its words in three languages and a failing test',
  (kind) => {
    const files = plan(kind, 'rain-of-fire', read);
    const line = files.get(KINDS[kind]!.file)!;
    expect(line.split('\n').length).toBe(read(KINDS[kind]!.file).split('\n').length + 1);
    // It is the last one of its list: the order of a list is part of saved games.
    expect(line).toMatch(/\('rain-of-fire', \d\),\n {0,2}\]/);
    for (const language of ['en', 'de', 'it']) {
      const [, words] = [...files].find(([path]) => path.includes(`/${language}/`))!;
      expect(words).toContain(`.rain-of-fire': 'Rain Of Fire'`);
      expect(words).toContain(".rain-of-fire.text': '…'");
    }
    expect(files.get('tests/rules/content/rain-of-fire.test.ts')).toContain('Rain Of Fire');
  },
);

test.each([
  ['event', 'sirens', 'already'],
  ['event', 'Rain Of Fire', 'in-small-letters'],
  ['joker', 'rain-of-fire', 'the kinds of card are'],
])('%s %s is refused: %s', (kind, id, reason) => {
  expect(() => plan(kind, id, read)).toThrow(reason);
});
