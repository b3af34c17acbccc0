// The verbs of Special Actions, Buildings, Items and Levels in one table.
export { activate } from './activate.ts';
export { carHere } from './carHere.ts';
export { dealLevelBars, dealObjectives } from './deal.ts';
export { jump } from './jump.ts';
export { drawHidden, keepDrawn, keepItem } from './keepItem.ts';
export { keepObjective, levelUp, pickColour, pickSpecial } from './levels.ts';
export { lookAtSlot } from './lookAtSlot.ts';
export { reload } from './reload.ts';
export { roadworks } from './roadworks.ts';
export { stealPresident } from './stealPresident.ts';
