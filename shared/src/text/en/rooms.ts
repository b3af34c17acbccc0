// What is said beyond the first page, by crews and tables of any game: one chunk.
import { crew } from './crew.ts';
import { lobby } from './lobby.ts';
import { people } from './people.ts';

export const rooms = { ...crew, ...lobby, ...people };
