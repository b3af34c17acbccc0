// What CHANCE dealt onto the places of the map at setup, in one flat array: looking at a place never asks CHANCE.

/** Which POI tile lies on each POI place. */
export const POI_PLACES = 0;
/** Which marker lies on each Suburb place. */
export const SUBURB_PLACES = 8;
/** The Case card on each slot, 0 = none. */
export const SLOT_CARDS = 22;
/** Where each slot's token is: a space, TOKEN.onSlot, or TOKEN.away while a Boss or an unturned POI keeps it. */
export const SLOT_TOKENS = 26;
/** The Case card that was removed at setup, unseen by all. */
export const REMOVED_CASE = 30;
export const PLACE_ROOM = 31;

export const TOKEN = { onSlot: -1, away: -2 } as const;
