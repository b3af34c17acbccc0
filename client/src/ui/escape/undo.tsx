// Taking back: one's last answer or the whole turn, as long as nobody has learned anything from it.
import { Icon } from '../icons.tsx';
import type { Desk } from './desk.ts';
import { label } from './words.ts';

export const canUndo = (desk: Desk): boolean =>
  desk.table.value.phase === 'playing' && desk.table.value.undoable.some((seat) => desk.held.value.includes(seat));

export const undo = (desk: Desk, how: 'step' | 'turn'): void => {
  if (canUndo(desk) && !desk.link.busy.peek()) desk.wish('undo', { how }).catch(() => {});
};

export const Undo = ({ desk }: { desk: Desk }) => {
  if (!canUndo(desk)) return null;
  const busy = desk.link.busy.value;
  return (
    <>
      <button type="button" class="btn" data-undo="step" disabled={busy} onClick={() => undo(desk, 'step')}>
        <Icon name="recover" />
        {label('undo.step')} <kbd>U</kbd>
      </button>
      <button type="button" class="btn" data-undo="turn" disabled={busy} onClick={() => undo(desk, 'turn')}>
        {label('undo.turn')}
      </button>
    </>
  );
};
