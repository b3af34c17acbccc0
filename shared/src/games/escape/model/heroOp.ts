// The verbs of Special Actions, Buildings, Items and Levels. None names a card or a hero.

export type HeroOp =
  // Ammo into the revealed Weapon, up to n
  | { readonly op: 'reload'; readonly n: number }
  // up to n Roadblocks on roads of the hero's space are destroyed, or with `place` placed
  | { readonly op: 'roadworks'; readonly n: number; readonly place?: boolean }
  | { readonly op: 'lookAtSlot' }
  // n Items are drawn, one is kept; the two halves keep what was drawn in their frame
  | { readonly op: 'keepItem'; readonly n: number }
  | { readonly op: 'drawHidden' }
  | { readonly op: 'keepDrawn' }
  | { readonly op: 'carHere' }
  // straight to where the glider stands, or from one POI to another
  | { readonly op: 'jump'; readonly to: 'glider' | 'poi'; readonly clear?: boolean }
  | { readonly op: 'stealPresident' }
  // setup
  | { readonly op: 'dealLevelBars' }
  | { readonly op: 'dealObjectives'; readonly colour: 'blue' | 'purple' }
  // after the damage of a turn
  | { readonly op: 'levelUp' }
  | { readonly op: 'pickSpecial' }
  | { readonly op: 'pickColour' }
  | { readonly op: 'keepObjective' }
  | { readonly op: 'activate' };
