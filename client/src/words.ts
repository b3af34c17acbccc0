// The reader's language and its words for the house: those of the first page, and those of crews and tables from the
// moment one of them is opened. A game's own words come with the game.
import { batch, signal } from '@preact/signals';
import type { Language } from 'shared/protocol';
import { fill, type HouseKey, type HouseWords, type Params, type RoomWords } from 'shared/text';
import { keep, recall } from './net/keepsakes.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };
const HOUSE: Readonly<Record<Language, () => Promise<{ house: HouseWords }>>> = {
  en: () => import('shared/text/en/house'),
  de: () => import('shared/text/de/house'),
  it: () => import('shared/text/it/house'),
};
const ROOMS: Readonly<Record<Language, () => Promise<{ rooms: RoomWords }>>> = {
  en: () => import('shared/text/en/rooms'),
  de: () => import('shared/text/de/rooms'),
  it: () => import('shared/text/it/rooms'),
};
const isLanguage = (name: string | null | undefined): name is Language => !!name && name in HOUSE;

const words = signal<Readonly<Partial<Record<HouseKey, string>>>>({});
let roomsWanted = false;

/** What the reader chose before, or the first language of the browser that we speak. */
const guess = (): Language => {
  const wishes = [recall('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find(isLanguage) ?? 'en';
};
// Known before its words are here, so that whoever loads words by it never loads those of another language.
export const language = signal<Language>(guess());

const use = async (next: Language): Promise<void> => {
  const [{ house }, rooms] = await Promise.all([HOUSE[next](), roomsWanted ? ROOMS[next]() : null]);
  document.documentElement.lang = next;
  batch(() => {
    words.value = { ...house, ...rooms?.rooms };
    language.value = next;
  });
};

export const startWords = (): Promise<void> => use(language.peek());
/** Has those of crews and tables on their way before anything can be said. */
export const fetchRoomWords = (): void => void ROOMS[language.peek()]().catch(() => {});
export const setLanguage = (next: Language): Promise<void> => {
  keep('language', next);
  return use(next);
};

/** Also the words of crews and tables, from here on. */
export const roomWords = async (): Promise<void> => {
  if (roomsWanted) return;
  roomsWanted = true;
  await use(language.peek());
};

/** How dates and times are written: as the reader's own country does, if the browser names one of this language. */
export const locale = (): string =>
  navigator.languages.find((tag) => tag.slice(0, 2) === language.value) ?? language.value;

export const say = (key: HouseKey, params?: Params): string => fill(words.value[key] ?? key, params);
