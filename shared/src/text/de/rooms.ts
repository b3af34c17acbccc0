// Was jenseits der ersten Seite gesagt wird, von Crews und Tischen jedes Spiels: ein Stück.
import type { RoomWords } from '../keys.ts';
import { crew } from './crew.ts';
import { lobby } from './lobby.ts';
import { people } from './people.ts';

export const rooms: RoomWords = { ...crew, ...lobby, ...people };
