// Every hero as everybody sees them: counts and backs, never a card of a hand.
import { say } from '../../words.ts';
import { Icon, Shape } from '../icons.tsx';
import type { Desk } from './desk.ts';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

const SLOTS = 3;

const Supply = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const shown = desk.view.value.supply.slice(seat * SLOTS, seat * SLOTS + SLOTS);
  const named = shown.filter((one) => one !== 0).map((one) => desk.names.value.back(one));
  const text = label('heroes.supply', { cards: named.join(', ') || label('heroes.supply.none') });
  return (
    <span class="backs" role="img" aria-label={text} title={text}>
      {shown.map((one, i) => (
        <i key={i} class={one === 0 ? '' : one === 2 ? 'case' : one > 2 ? 'open' : 'item'} />
      ))}
    </span>
  );
};

const Gear = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const { weapon, ammo, car } = desk.view.value;
  const { names } = desk;
  const card = weapon[seat] ?? 0;
  return (
    <>
      <span class="gear">
        {card > 0
          ? `${names.value.held(card)}${(ammo[seat] ?? 0) > 0 ? ` ${ammo[seat]}` : ''}`
          : label('heroes.weapon.none')}
      </span>
      {(car[seat] ?? 0) > 0 && (
        <span class="gear" title={names.value.word(car[seat] === 2 ? 'car.taxi' : 'car.car')}>
          <Icon name="car" />
          <span class="unseen">{names.value.word(car[seat] === 2 ? 'car.taxi' : 'car.car')}</span>
        </span>
      )}
    </>
  );
};

const Hero = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const { view, table, names, held } = desk;
  const { hand, discard, level, turn, hero, chosen } = view.value;
  const person = table.value.seats[seat];
  const active = turn[1] === seat;
  const waits = table.value.waiting.includes(seat);
  return (
    <li
      class={`hero ${heroClass(desk, seat)} ${active ? 'active' : ''} ${person?.present === false ? 'away' : ''}`}
      data-seat={seat}
      aria-current={active ? 'true' : undefined}
    >
      <Shape hero={hero[seat] ?? 0} />
      <div>
        <h3>
          {names.value.seat(seat)}
          <small>
            {person?.name}
            {held.value.includes(seat) && ` (${say('crew.you')})`}
            {person?.present === false && ` · ${label('heroes.away')}`}
          </small>
          <small class="lv">{label('heroes.level', { n: Math.min(3, level[seat] ?? 1) })}</small>
        </h3>
        <p>
          <span class="count" title={label('heroes.hand', { n: hand[seat] ?? 0 })} data-hand={hand[seat]}>
            <i class="full" aria-hidden="true" />
            {hand[seat]}
            <span class="unseen">{label('heroes.hand', { n: hand[seat] ?? 0 })}</span>
          </span>
          <span class="count" title={label('heroes.discard', { n: discard[seat] ?? 0 })}>
            <i aria-hidden="true" />
            {discard[seat]}
            <span class="unseen">{label('heroes.discard', { n: discard[seat] ?? 0 })}</span>
          </span>
          {(chosen[seat] ?? 0) > 0 && <span class="count facedown">{'▮'.repeat(chosen[seat] ?? 0)}</span>}
          <Gear desk={desk} seat={seat} />
        </p>
        <Supply desk={desk} seat={seat} />
      </div>
      {waits && <span class="waits" title={label('heroes.active')} />}
    </li>
  );
};

export const Heroes = ({ desk }: { desk: Desk }) => (
  <section class="heroes">
    <h2 class="unseen">{label('heroes.title')}</h2>
    <ul>
      {desk.table.value.seats.map((_, seat) => (
        <Hero key={seat} desk={desk} seat={seat} />
      ))}
    </ul>
  </section>
);
