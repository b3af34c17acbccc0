// The end: who got out, and what everybody was hiding.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { follow } from '../../router.ts';
import { say } from '../../words.ts';
import { Shape } from '../icons.tsx';
import type { Desk } from './desk.ts';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

const winnersOf = (mask: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => i).filter((seat) => (mask >> seat) & 1);

const headline = (desk: Desk): string => {
  const [kind = 0, mask = 0] = desk.view.value.outcome;
  const winners = winnersOf(mask, desk.table.value.seats.length);
  if (kind === 1) return label('over.together');
  if (kind === 2) return label('over.alone', { seat: winners.map((seat) => desk.names.value.seat(seat)).join(', ') });
  return kind === 3 ? label('over.lost') : label('over.none');
};

const Secrets = ({ desk, mine }: { desk: Desk; mine: EscapeMine }) => {
  const { names } = desk;
  const supply = mine.supply.filter((card) => card > 0).map((card) => names.value.held(card));
  return (
    <li class={heroClass(desk, mine.seat)}>
      <b>
        <Shape hero={desk.view.value.hero[mine.seat] ?? 0} /> {names.value.seat(mine.seat)}
      </b>
      <span>{[...mine.hand, ...mine.chosen].map((card) => names.value.card(card)).join(', ') || '–'}</span>
      <small>{label('heroes.supply', { cards: supply.join(', ') || label('heroes.supply.none') })}</small>
    </li>
  );
};

export const Over = ({ desk }: { desk: Desk }) => {
  const closed = useSignal(false);
  const title = useRef<HTMLHeadingElement>(null);
  const isOver = desk.table.value.phase === 'over';
  useEffect(() => {
    if (isOver) title.current?.focus();
  }, [isOver]);
  if (!isOver || closed.value) return null;
  const lost = (desk.view.value.outcome[0] ?? 0) === 3;
  const all = (desk.link.all.value ?? []) as readonly EscapeMine[];
  return (
    <div class={`over ${lost ? 'lost' : 'won'}`} role="dialog" aria-modal="true" aria-labelledby="over-title">
      <div class="panel">
        <h1 id="over-title" tabIndex={-1} ref={title}>
          {headline(desk)}
        </h1>
        <ul>
          {all.map((mine) => (
            <Secrets key={mine.seat} desk={desk} mine={mine} />
          ))}
        </ul>
        <p class="row">
          <a class="btn main" href="/" onClick={follow}>
            {say('app.home')}
          </a>
          <button
            type="button"
            class="btn"
            onClick={() => {
              closed.value = true;
            }}
          >
            {say('app.close')}
          </button>
        </p>
      </div>
    </div>
  );
};
