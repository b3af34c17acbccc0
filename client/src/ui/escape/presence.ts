// Tells the others whether this page is looked at, and this player when the others call.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../notices.tsx';
import type { Desk } from './desk.ts';
import { label } from './words.ts';

export const usePresence = (desk: Desk): void => {
  useEffect(() => {
    const tell = (): void => {
      desk.link.line.request('presence', { away: document.hidden }).catch(() => {});
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [desk]);
  useEffect(
    () =>
      effect(() => {
        const nudge = desk.link.nudged.value;
        if (nudge === null) return;
        const name = desk.table.peek().seats.find(({ player }) => player === nudge.by)?.name ?? '';
        notify(label('heroes.nudge.you', { name }));
      }),
    [desk],
  );
};
