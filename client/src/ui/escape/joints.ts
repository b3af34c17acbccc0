// Where a long word may be divided in a narrow place: no browser is sure to know every language's words.
import type { Names } from './names.ts';

const SOFT_HYPHEN = '\u00AD';
const HARD_SPACE = '\u00A0';
/** A number and its word this long together still fit on the narrowest card. */
const SHORT = 9;

/** The text with no number alone at the end or the beginning of a line, where it is short enough to be kept together. */
export const bound = (text: string): string =>
  text
    .replace(/(?<=^|[.:] )(\d+) ([^\s\d.,:]+)/g, (pair) =>
      pair.length <= SHORT ? pair.replace(' ', HARD_SPACE) : pair,
    )
    .replace(/([^\s.:\d]+) (\d+)(?=[.,]|$)/g, (pair) => (pair.length < SHORT ? pair.replace(' ', HARD_SPACE) : pair));

/** The text with its long words divisible, by the language's own list of joints. */
export const divisible = (text: string, names: Names): string =>
  names
    .word('type.joints')
    .split(' ')
    .filter(Boolean)
    .reduce((out, word) => out.replaceAll(word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)), text);
