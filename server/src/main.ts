// `npm start`: one process and one folder of data, or one of many processes with a database in common.
import { GAMES } from 'shared/games';
import { serve } from './serve.ts';

await serve(GAMES);
