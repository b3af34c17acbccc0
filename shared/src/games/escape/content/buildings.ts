// B1: what a hero on a Building may do at the end of the Hero Phase, by the number of the Building.
import type { Op } from '../model/op.ts';
import { item, keepItem, recover, reload } from './verbs.ts';

type Branches = readonly (readonly Op[])[];
const library: Branches = [[item(1)], [{ op: 'recoverRandom', n: 1 }]];
const surgery: Branches = [[recover(2)]];
const gunShop: Branches = [[keepItem(2)], [reload(2)]];

/** In the order of BUILDINGS: none, Library, Surgery, Gun Shop, Shelter. */
export const BUILDING_EFFECTS: readonly Branches[] = [[], library, surgery, gunShop, []];
