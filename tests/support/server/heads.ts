// Heads for tests that need one without a server: a table that has not begun, with the plainest settings.
import type { Head, Settings } from 'server/store/Store.ts';
import { newHead } from 'server/table/create.ts';

export const SETTINGS: Settings = {
  name: 'Ours',
  options: {},
  watch: 'crew',
  link: 'secret',
  whispers: false,
  gallery: false,
  standIn: 0,
  remind: 0,
};
export const headOf = (host: string, seats: Head['seats'] = [], engine = 1): Head =>
  newHead({ host, seats, engine, settings: SETTINGS });
