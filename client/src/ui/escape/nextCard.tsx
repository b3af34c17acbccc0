// The back of New York's top card.
import type { Desk } from './desk.ts';
import { label } from './words.ts';

export const NextCard = ({ desk }: { desk: Desk }) => {
  const top = desk.view.value.newYork[4] ?? -1;
  if (top >= 0) return null;
  return (
    <section>
      <h2>{label('ny.next')}</h2>
      <div class="next none">
        <b aria-hidden="true">–</b>
        <p>
          {label('ny.next.none')}
          <small>{label('ny.next.none.hint')}</small>
        </p>
      </div>
    </section>
  );
};
