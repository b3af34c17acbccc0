// What a crew's channel is told, in the language of whom it concerns.
import type { Language } from 'shared/protocol';
import { type NoticeKey, type NoticeWords, type Params, plain } from 'shared/text';
import { notices as de } from 'shared/text/de/notices';
import { notices as en } from 'shared/text/en/notices';
import { notices as it } from 'shared/text/it/notices';

const WORDS: Record<Language, NoticeWords> = { en, de, it };
/** What a channel would take for an emphasis, a quote, a mention or a link. */
const MARKS = /[\\*_~`>|@#<[\]():]/g;

/** Names are written by anybody: here they are letters and nothing else. */
const tamed = (name: string): string => name.replace(MARKS, (mark) => `\\${mark}`);

export const noticeIn = (language: Language, key: NoticeKey, params: Params): string => {
  const safe = Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? tamed(value) : value]);
  return plain(WORDS[language][key], Object.fromEntries(safe));
};
