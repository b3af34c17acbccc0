// What this turn brings as things stand, from public facts alone.
import type { Desk } from './desk.ts';
import { label } from './words.ts';

export const Chips = ({ desk }: { desk: Desk }) => {
  const { newYork } = desk.view.value;
  const coming = newYork[1] ?? 0;
  if (coming === 0) return null;
  return (
    <p class="forecast">
      <span class="chip">
        {label('map.noise')} <b>{coming}</b>
      </span>
    </p>
  );
};
