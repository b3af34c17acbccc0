// A part of a page that is loaded when it is first shown.
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { say } from '../words.ts';
import { notify } from './notices.tsx';

export type Load<P> = () => Promise<{ default: FunctionComponent<P> }>;

/** The component once it is here; null before; 'failed' if it cannot be had. */
export const useLater = <P>(load: Load<P>): FunctionComponent<P> | 'failed' | null => {
  // In a box, since a signal that is called would be a component's state.
  const found = useSignal<{ part: FunctionComponent<P> | 'failed' | null }>({ part: null });
  // Before the first picture: what is here already is in it.
  useLayoutEffect(() => {
    let wanted = true;
    const set = (part: FunctionComponent<P> | 'failed') => {
      if (wanted) found.value = { part };
    };
    load().then(
      (module) => set(module.default),
      () => set('failed'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return found.value.part;
};

/** A sheet that is loaded when it is opened. If it cannot be had, that is said, and the sheet counts as closed. */
export const useSheet = <P>(load: Load<P>, close: () => void): FunctionComponent<P> | null => {
  const found = useLater(load);
  useEffect(() => {
    if (found !== 'failed') return;
    notify(say(navigator.onLine ? 'stop.outdated.text' : 'line.offline'));
    close();
  }, [found]);
  return found === 'failed' ? null : found;
};
