// Where bots think: in a thread of their own, so that no table waits for them. This side only speaks to it.
import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { random } from 'shared/bots';
import type { PublicView, Question, View } from 'shared/engine';
import { log } from '../log.ts';
import type { Thought, Wanted } from './bots/worker.ts';

export type SeatView = View<PublicView, unknown>;
export type Bots = {
  /** The id of one of the question's options, from what that seat sees and nothing more. */
  choose(game: string, view: SeatView, question: Question): Promise<number>;
  close(): void;
};

/** A bot that broke or thinks for ever must not stop a game: then any answer will do. */
const PATIENCE = 10_000;

export const openBots = (patienceMs = PATIENCE): Bots => {
  let worker: Worker | null = null;
  let calls = 0;
  const open = new Map<number, (choice: number | null) => void>();

  const end = (reason: unknown): void => {
    log.error('the bots broke', reason);
    void worker?.terminate();
    worker = null;
    for (const settle of open.values()) settle(null);
  };
  /** Started when the first bot has to move. */
  const started = (): Worker => {
    if (worker) return worker;
    const fresh = new Worker(new URL('./bots/worker.ts', import.meta.url));
    fresh.unref();
    fresh.on('message', ({ id, choice }: Thought) => open.get(id)?.(choice));
    fresh.on('error', (error) => worker === fresh && end(error));
    worker = fresh;
    return fresh;
  };

  return {
    choose: async (game, view, question) => {
      const id = ++calls;
      const choice = await new Promise<number | null>((settle) => {
        const timer = setTimeout(() => end(`no answer within ${patienceMs} ms`), patienceMs);
        timer.unref();
        open.set(id, (thought) => {
          clearTimeout(timer);
          open.delete(id);
          settle(thought);
        });
        started().postMessage({ id, game, view, question } satisfies Wanted);
      });
      const isOffered = question.options.some((option) => option.id === choice);
      return isOffered ? choice! : random.choose(view, question, randomInt);
    },
    close: () => void worker?.terminate(),
  };
};
