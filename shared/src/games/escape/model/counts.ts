// How many kinds each bag may hold. Content must fit, and a test compares.
export const CITY_TILES = 36;
export const PARK_TILES = 8;
export const EVENT_CARDS = 20;
export const TIMER_TILES = 16;
export const RED_TILES = 2;
export const OBJECTIVES = 7;
