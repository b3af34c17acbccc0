// Ciò che si dice oltre la prima pagina, da squadre e tavoli di ogni gioco: un pezzo solo.
import type { RoomWords } from '../keys.ts';
import { crew } from './crew.ts';
import { lobby } from './lobby.ts';
import { people } from './people.ts';

export const rooms: RoomWords = { ...crew, ...lobby, ...people };
