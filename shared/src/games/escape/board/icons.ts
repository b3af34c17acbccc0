// What stays printed on a turned space and acts later: Event and Manhole icons, Rafts. A Suburb marker adds its own (X2).
import { TILE_EVENT, TILE_MANHOLE } from '../content/printed.ts';
import { MARKERS } from '../model/names.ts';
import { SUBURB_PLACES } from '../model/places.ts';
import type { State } from '../model/state.ts';
import { SUBURB_OF } from './map.ts';
import { tileAt } from './space.ts';

const RAFT = MARKERS.indexOf('raft');
const MANHOLE = MARKERS.indexOf('manhole');
const EVENT = MARKERS.indexOf('event');

const hasMarker = (s: State, space: number, marker: number): boolean => {
  const suburb = SUBURB_OF[space]!;
  return suburb >= 0 && s.places[SUBURB_PLACES + suburb] === marker && tileAt(s, space) !== 0;
};

/** M7. */
export const hasEventIcon = (s: State, space: number): boolean =>
  TILE_EVENT[tileAt(s, space)]! || hasMarker(s, space, EVENT);
/** X4: only a revealed space has one. */
export const hasManhole = (s: State, space: number): boolean =>
  TILE_MANHOLE[tileAt(s, space)]! || hasMarker(s, space, MANHOLE);
/** X3. */
export const hasRaft = (s: State, space: number): boolean => hasMarker(s, space, RAFT);
