// What goes on, ends or takes back: beside the question where there is room, within the thumb's reach where there is not.
import { Action } from './action.tsx';
import type { Desk } from './desk.ts';
import { Undo } from './undo.tsx';
import { label } from './words.ts';

/** Whoever comes back to a seat that a bot has kept warm. */
const TakeOver = ({ desk }: { desk: Desk }) => {
  const seat = desk.held.value.find((one) => desk.table.value.seats[one]?.bot);
  if (seat === undefined || desk.table.value.phase !== 'playing') return null;
  return (
    <button
      type="button"
      class="btn main"
      data-take-over
      onClick={() => desk.wish('take-over', { seat }).catch(() => {})}
    >
      {label('heroes.take-over.yours', { seat: desk.names.value.seat(seat) })}
    </button>
  );
};

export const Actions = ({ desk, class: look }: { desk: Desk; class: string }) => (
  <div class={look}>
    <TakeOver desk={desk} />
    <Undo desk={desk} />
    {desk.choices.value
      .filter(({ place }) => place === 'line')
      .map((choice) => (
        <Action key={choice.option.id} desk={desk} choice={choice} loud={choice.main} />
      ))}
  </div>
);
