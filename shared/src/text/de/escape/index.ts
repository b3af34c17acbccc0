// Escape from New York auf Deutsch.
import type { EscapeWords } from '../../keys.ts';
import { aim } from './aim.ts';
import { around } from './around.ts';
import { cards } from './cards.ts';
import { goals } from './goals.ts';
import { heroSays } from './heroSays.ts';
import { items } from './items.ts';
import { log } from './log.ts';
import { moving } from './moving.ts';
import { newyork } from './newyork.ts';
import { newyorkSays } from './newyorkSays.ts';
import { panels } from './panels.ts';
import { places } from './places.ts';
import { reasons } from './reasons.ts';
import { says } from './says.ts';
import { terms } from './terms.ts';
import { things } from './things.ts';
import { yours } from './yours.ts';

export const escape: EscapeWords = {
  ...things,
  ...cards,
  ...items,
  ...places,
  ...newyork,
  ...newyorkSays,
  ...goals,
  ...terms,
  ...says,
  ...heroSays,
  ...reasons,
  ...log,
  ...panels,
  ...moving,
  ...yours,
  ...around,
  ...aim,
};
