// English decides which keys exist; every other language has exactly those, or does not compile.
import type { cards } from './en/escape/cards.ts';
import type { goals } from './en/escape/goals.ts';
import type { heroSays } from './en/escape/heroSays.ts';
import type { items } from './en/escape/items.ts';
import type { log } from './en/escape/log.ts';
import type { newyork } from './en/escape/newyork.ts';
import type { newyorkSays } from './en/escape/newyorkSays.ts';
import type { panels } from './en/escape/panels.ts';
import type { places } from './en/escape/places.ts';
import type { says } from './en/escape/says.ts';
import type { terms } from './en/escape/terms.ts';
import type { things } from './en/escape/things.ts';
import type { house } from './en/house.ts';

type Same<English> = Readonly<Record<keyof English, string>>;

export type HouseKey = keyof typeof house;
export type HouseWords = Same<typeof house>;

export type Things = Same<typeof things>;
export type Cards = Same<typeof cards>;
export type Items = Same<typeof items>;
export type Places = Same<typeof places>;
export type NewYork = Same<typeof newyork>;
export type NewYorkSays = Same<typeof newyorkSays>;
export type Goals = Same<typeof goals>;
export type Terms = Same<typeof terms>;
export type HeroSays = Same<typeof heroSays>;
export type Says = Same<typeof says>;
export type Log = Same<typeof log>;
export type Panels = Same<typeof panels>;
export type EscapeWords = Things &
  Cards &
  Items &
  Places &
  NewYork &
  NewYorkSays &
  Goals &
  Terms &
  Says &
  HeroSays &
  Log &
  Panels;
export type EscapeKey = keyof EscapeWords;
