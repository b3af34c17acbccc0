// The thread where bots think. It is handed one seat's view and question, and answers with one of the options.
import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { random } from 'shared/bots';
import type { Question } from 'shared/engine';
import type { SeatView } from '../bots.ts';

export type Wanted = { id: number; game: string; view: SeatView; question: Question };
/** `choice` null: the bot failed. */
export type Thought = { id: number; choice: number | null };

const port = parentPort!;
port.on('message', ({ id, view, question }: Wanted) => {
  let choice: number | null = null;
  try {
    choice = random.choose(view, question, randomInt);
  } catch {
    // Whoever asked picks something.
  }
  port.postMessage({ id, choice } satisfies Thought);
});
