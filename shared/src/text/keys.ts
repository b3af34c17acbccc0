// English decides which keys exist; every other language has exactly those, or does not compile.
import type { log } from './en/escape/log.ts';
import type { panels } from './en/escape/panels.ts';
import type { says } from './en/escape/says.ts';
import type { things } from './en/escape/things.ts';
import type { house } from './en/house.ts';

type Same<English> = Readonly<Record<keyof English, string>>;

export type HouseKey = keyof typeof house;
export type HouseWords = Same<typeof house>;

export type Things = Same<typeof things>;
export type Says = Same<typeof says>;
export type Log = Same<typeof log>;
export type Panels = Same<typeof panels>;
export type EscapeWords = Things & Says & Log & Panels;
export type EscapeKey = keyof EscapeWords;
