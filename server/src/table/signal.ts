// Telling those who listen, and nobody else: the smallest emitter, typed.
import { log } from '../log.ts';

export type Signal<T> = {
  /** Returns how to stop listening. */
  on(listener: (value: T) => void): () => void;
  emit(value: T): void;
};

export const signal = <T>(): Signal<T> => {
  const listeners = new Set<(value: T) => void>();
  return {
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (value) => {
      for (const listener of [...listeners]) {
        // One who fails to listen must not keep the news from the others.
        try {
          listener(value);
        } catch (error) {
          log.error('a listener failed', error);
        }
      }
    },
  };
};
