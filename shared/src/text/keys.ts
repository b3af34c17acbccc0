// English decides which keys exist; every other language has exactly those, or does not compile.

import type { crew } from './en/crew.ts';
import type { aim } from './en/escape/aim.ts';
import type { around } from './en/escape/around.ts';
import type { cards } from './en/escape/cards.ts';
import type { goals } from './en/escape/goals.ts';
import type { heroSays } from './en/escape/heroSays.ts';
import type { items } from './en/escape/items.ts';
import type { log } from './en/escape/log.ts';
import type { moving } from './en/escape/moving.ts';
import type { newyork } from './en/escape/newyork.ts';
import type { newyorkSays } from './en/escape/newyorkSays.ts';
import type { panels } from './en/escape/panels.ts';
import type { places } from './en/escape/places.ts';
import type { reasons } from './en/escape/reasons.ts';
import type { says } from './en/escape/says.ts';
import type { terms } from './en/escape/terms.ts';
import type { things } from './en/escape/things.ts';
import type { yours } from './en/escape/yours.ts';
import type { house } from './en/house.ts';
import type { lobby } from './en/lobby.ts';
import type { notices } from './en/notices.ts';
import type { people } from './en/people.ts';

type Same<English> = Readonly<Record<keyof English, string>>;

export type CrewWords = Same<typeof crew>;
export type LobbyWords = Same<typeof lobby>;
export type PeopleWords = Same<typeof people>;
/** What crews and tables say, loaded with the first of them. */
export type RoomWords = CrewWords & LobbyWords & PeopleWords;
export type HouseWords = Same<typeof house>;
export type HouseKey = keyof HouseWords | keyof RoomWords;
/** What is told outside the house, by the server. */
export type NoticeKey = keyof typeof notices;
export type NoticeWords = Same<typeof notices>;

export type Things = Same<typeof things>;
export type Cards = Same<typeof cards>;
export type Items = Same<typeof items>;
export type Places = Same<typeof places>;
export type NewYork = Same<typeof newyork>;
export type NewYorkSays = Same<typeof newyorkSays>;
export type Goals = Same<typeof goals>;
export type Terms = Same<typeof terms>;
export type HeroSays = Same<typeof heroSays>;
export type Reasons = Same<typeof reasons>;
export type Says = Same<typeof says>;
export type Log = Same<typeof log>;
export type Panels = Same<typeof panels>;
export type Moving = Same<typeof moving>;
export type Yours = Same<typeof yours>;
export type Around = Same<typeof around>;
export type Aim = Same<typeof aim>;
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
  Reasons &
  Log &
  Panels &
  Moving &
  Yours &
  Around &
  Aim;
export type EscapeKey = keyof EscapeWords;
