// How one wins and loses: a small card on somebody's first turn ever, and all of it for whoever asks.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';
import { aimRead } from '../preferences.ts';
import type { Desk } from './desk.ts';
import { openSheet } from './sheet.ts';
import { label } from './words.ts';

const ENDS = ['together', 'alone', 'lost'] as const;

const shown = signal(false);
/** Read for good, if it is there: this browser does not show the card again. */
export const putAway = (): void => {
  if (shown.peek()) aimRead.value = true;
};

/** Whether somebody here has their first turn. It ends with the turn, whether it was read or not. */
const useFirstTurn = (desk: Desk): boolean => {
  const [n = 0, seat = -1] = desk.view.value.turn;
  const isMine = desk.held.value.includes(seat) && desk.table.value.phase === 'playing';
  const first = useRef(-1);
  useEffect(() => {
    if (aimRead.value) return;
    if (first.current >= 0 && first.current !== n) aimRead.value = true;
    else if (isMine) first.current = n;
  }, [n, isMine]);
  const isFirst = isMine && !aimRead.value;
  useEffect(() => {
    shown.value = isFirst;
    return () => {
      shown.value = false;
    };
  }, [isFirst]);
  return isFirst;
};

export const AimCard = ({ desk }: { desk: Desk }) => {
  if (!useFirstTurn(desk)) return null;
  return (
    <section class="aim" aria-label={label('aim.title')}>
      <h2>{label('aim.title')}</h2>
      <dl>
        {ENDS.map((end) => (
          <div key={end} class={end}>
            <dt>{label(`aim.${end}`)}</dt>
            <dd>{label(`aim.${end}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p class="row">
        <button type="button" class="btn" onClick={() => openSheet('aim')}>
          {label('aim.more')}
        </button>
        <button
          type="button"
          class="btn"
          data-got-it=""
          onClick={() => {
            putAway();
            // The button goes: whoever pressed it with a key goes on at the question.
            document.querySelector<HTMLElement>('.top .ask')?.focus();
          }}
        >
          {label('aim.got-it')}
        </button>
      </p>
    </section>
  );
};

export const AimSheet = ({ close }: { close: () => void }) => (
  <Dialog title={label('aim.title')} class="aims" close={close}>
    {ENDS.map((end) => (
      <section key={end} class={end}>
        <h3>{label(`aim.${end}`)}</h3>
        <p>{label(`aim.${end}.text`)}</p>
        <p class="dim">{label(`aim.${end}.how`)}</p>
      </section>
    ))}
  </Dialog>
);
