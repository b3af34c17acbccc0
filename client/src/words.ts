// The reader's language and its words for the house. A game's own words come with the game.
import { batch, signal } from '@preact/signals';
import type { Language } from 'shared/protocol';
import { fill, type HouseKey, type HouseWords, type Params } from 'shared/text';
import { keep, recall } from './net/keepsakes.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };
const LOAD: Readonly<Record<Language, () => Promise<{ house: HouseWords }>>> = {
  en: () => import('shared/text/en/house'),
  de: () => import('shared/text/de/house'),
  it: () => import('shared/text/it/house'),
};
const isLanguage = (name: string | null | undefined): name is Language => !!name && name in LOAD;

export const language = signal<Language>('en');
const house = signal<HouseWords | null>(null);

/** What the reader chose before, or the first language of the browser that we speak. */
const guess = (): Language => {
  const wishes = [recall('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find(isLanguage) ?? 'en';
};

const use = async (next: Language): Promise<void> => {
  const words = await LOAD[next]();
  document.documentElement.lang = next;
  batch(() => {
    house.value = words.house;
    language.value = next;
  });
};

export const startWords = (): Promise<void> => use(guess());
export const setLanguage = (next: Language): Promise<void> => {
  keep('language', next);
  return use(next);
};

export const say = (key: HouseKey, params?: Params): string => fill(house.value?.[key] ?? key, params);
