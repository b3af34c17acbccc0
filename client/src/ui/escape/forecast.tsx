// What this turn will bring as things stand: the server says it, from what this player sees.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Desk } from './desk.ts';
import { label } from './words.ts';

type Coming = Readonly<Record<string, number>>;

/** Asked anew whenever the table has changed; nothing is shown where the game tells nothing. */
const useForecast = (desk: Desk): Coming | null => {
  const coming = useSignal<Coming | null>(null);
  const seat = desk.seat.value;
  const isTurn = seat >= 0 && desk.view.value.turn[1] === seat && desk.table.value.phase === 'playing';
  const seq = desk.table.value.seq;
  useEffect(() => {
    if (!isTurn) {
      coming.value = null;
      return;
    }
    let gone = false;
    desk.link.forecast(seat).then(
      ({ forecast }) => {
        if (!gone) coming.value = forecast;
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [seq, seat, isTurn]);
  return coming.value;
};

export const Chips = ({ desk }: { desk: Desk }) => {
  const coming = useForecast(desk);
  if (coming === null) return null;
  const { noise = 0, planned = 0, damage = 0 } = coming;
  return (
    <p class="forecast" data-damage={damage} data-noise={noise} data-planned={planned}>
      <span class={`chip ${damage === 0 ? 'calm' : ''}`}>
        {label('forecast.damage')} <b>{label('forecast.damage.n', { n: damage })}</b>
      </span>
      {noise + planned > 0 && (
        <span class="chip">
          {label('forecast.noise')} <b>{noise}</b>
          {planned > 0 && (
            <>
              {' '}
              · {label('forecast.planned')} <b>{planned}</b>
            </>
          )}
        </span>
      )}
    </p>
  );
};
