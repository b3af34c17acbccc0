// How the process ends: cleanly when told to, and never by halves.
import { log } from './log.ts';

/** Longer than anything that is written takes; whoever waits for us would kill us soon after. */
const PATIENCE = 8000;

/** Waits, but goes on without it after `ms`. */
export const atMost = async (ms: number, done: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((next) => {
    timer = setTimeout(next, ms);
  });
  await Promise.race([done.catch((error) => log.error('while ending', error)), late]);
  clearTimeout(timer);
};

export const runUntilStopped = (close: () => Promise<void>): void => {
  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    log.info('ending', { code });
    setTimeout(() => process.exit(1), PATIENCE).unref();
    close().then(
      () => process.exit(code),
      (error) => {
        log.error('could not end cleanly', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  // Tables change only by what is in the log, so a fault elsewhere leaves nothing half done.
  process.on('unhandledRejection', (error) => log.error('unhandled', error));
  process.on('uncaughtException', (error) => {
    log.error('uncaught', error);
    stop(1);
  });
};
