// The verbs of New York's side: its clock, deck, Events and Enemies. None names a card, a tile or a Boss.

/** Where a card puts things: seen from the active hero, or fixed on the map. */
export const WHERES = ['here', 'neighbours', 'pois', 'pois-and-library', 'manholes', 'glider', 'nearest-poi'] as const;
export type Where = (typeof WHERES)[number];

export type NewYorkOp =
  // the phase
  | { readonly op: 'newYorkPhase' }
  | { readonly op: 'discardTop' }
  | { readonly op: 'newYorkTop' }
  | { readonly op: 'cardNoise' }
  | { readonly op: 'reshuffle' }
  | { readonly op: 'bossesReturn' }
  | { readonly op: 'buyTop' }
  | { readonly op: 'resolveBought' }
  | { readonly op: 'shelveBought' }
  | { readonly op: 'arrows' }
  // Noise, Missions, the clock
  | { readonly op: 'hear' }
  | { readonly op: 'moveMissions'; readonly n: number }
  | { readonly op: 'discardTimer' }
  | { readonly op: 'discardPlayed' }
  // Events
  | { readonly op: 'raiseEventLevel' }
  | { readonly op: 'events'; readonly n?: number }
  | { readonly op: 'drawEvent' }
  | { readonly op: 'nextEvent' }
  // what comes onto the map; `of` = on how many of those spaces, of the active player's choice
  | { readonly op: 'prisoners'; readonly on: Where; readonly n?: number; readonly of?: number }
  | { readonly op: 'driver'; readonly on: Where }
  | { readonly op: 'cube'; readonly on: 'here' | 'library' }
  | { readonly op: 'blockHere' }
  | { readonly op: 'burnGlider'; readonly enemies: number }
  | { readonly op: 'moveHelicopter' }
  | { readonly op: 'landHelicopter' }
  | { readonly op: 'removePrisoners'; readonly n: number }
  // what it does to heroes
  | { readonly op: 'recoverRandom'; readonly n: number; readonly everyone?: boolean }
  | { readonly op: 'mug' }
  // Points of Interest; the space is in the frame's first register
  | { readonly op: 'revealPoi' }
  | { readonly op: 'turnPoi' }
  | { readonly op: 'revealPois' }
  | { readonly op: 'bossEnters'; readonly boss: number; readonly on?: string }
  | { readonly op: 'caseHere'; readonly slot: number }
  | { readonly op: 'joinDeck'; readonly card: number }
  | { readonly op: 'presidentTaken' }
  // Traps
  | { readonly op: 'trapCard' }
  | { readonly op: 'haltMove' }
  // Enemies on the move
  | { readonly op: 'moveEnemies'; readonly n: number }
  | { readonly op: 'goOn' }
  | { readonly op: 'pickMover' }
  | { readonly op: 'pickLoad' }
  | { readonly op: 'pickWay' }
  | { readonly op: 'nextMover' };
