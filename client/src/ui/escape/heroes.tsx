// Every hero as everybody sees them: counts and backs, never a card of a hand.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { say } from '../../words.ts';
import { Icon, Shape } from '../icons.tsx';
import { Popover } from '../popover.tsx';
import type { Desk } from './desk.ts';
import { HeroSheet } from './heroSheet.tsx';
import { levelOf, type Peg } from './levels.ts';
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
        <i key={i} class={one === 0 ? '' : one === 2 ? 'case' : one > 2 ? 'shown' : 'item'} />
      ))}
    </span>
  );
};

const Pegs = ({ pegs, text }: { pegs: readonly Peg[]; text: string }) => (
  <span class="pegs small" role="img" aria-label={text} title={text}>
    {pegs.map((peg, i) => (
      <i key={i} class={`${peg.kind} ${peg.on ? 'on' : ''}`} />
    ))}
  </span>
);

const Gear = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const { weapon, ammo, car } = desk.view.value;
  const names = desk.names.value;
  const card = weapon[seat] ?? 0;
  const carName = names.word(car[seat] === 2 ? 'car.taxi' : 'car.car');
  const shots = (ammo[seat] ?? 0) > 0 ? ` ${ammo[seat]}` : '';
  return (
    <>
      <span class="gear">{card > 0 ? `${names.held(card)}${shots}` : label('heroes.weapon.none')}</span>
      {(car[seat] ?? 0) > 0 && (
        <span class="gear" title={carName}>
          <Icon name="car" />
          <span class="unseen">{carName}</span>
        </span>
      )}
    </>
  );
};

const Count = ({ n, text, full }: { n: number; text: string; full?: boolean }) => (
  <span class="count" title={text} {...(full && { 'data-hand': n })}>
    <i class={full ? 'full' : ''} aria-hidden="true" />
    <span aria-hidden="true">{n}</span>
    <span class="unseen">{text}</span>
  </span>
);

/** Who plays, and whether they are there. */
const Who = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const person = desk.table.value.seats[seat];
  if (!person) return null;
  const isOwn = desk.held.value.includes(seat);
  const gone = person.bot ? 'heroes.bot' : !person.present || person.away ? 'heroes.away' : null;
  return (
    <small class="person">
      {person.name}
      {isOwn && ` (${say('crew.you')})`}
      {gone && <em> {label(gone)}</em>}
    </small>
  );
};

const Hero = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const { view, table, names } = desk;
  const { hand, discard, turn, hero, chosen, wanted } = view.value;
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const person = table.value.seats[seat];
  const active = turn[1] === seat;
  const waits = table.value.waiting.includes(seat);
  const level = levelOf(view.value, seat);
  const emote = desk.link.talk.emotes.value.find(({ by }) => by !== '' && by === person?.player);
  const isHere = person?.bot === true || (person?.present === true && !person.away);
  return (
    <li
      class={`hero ${heroClass(desk, seat)} ${active ? 'active' : ''} ${isHere ? '' : 'away'}`}
      data-seat={seat}
      aria-current={active ? 'true' : undefined}
    >
      <Shape hero={hero[seat] ?? 0} />
      <div>
        <h3>
          <button
            ref={button}
            type="button"
            class="open"
            aria-haspopup="dialog"
            aria-expanded={open.value}
            onClick={() => {
              open.value = !open.value;
            }}
          >
            {names.value.seat(seat)}
          </button>
          <Who desk={desk} seat={seat} />
          <small class="lv">{label('heroes.level', { n: Math.min(3, level.n) })}</small>
        </h3>
        <p>
          <Count n={hand[seat] ?? 0} text={label('heroes.hand', { n: hand[seat] ?? 0 })} full />
          <Count n={discard[seat] ?? 0} text={label('heroes.discard', { n: discard[seat] ?? 0 })} />
          {(chosen[seat] ?? 0) > 0 && (
            <span class="facedown" role="img" aria-label={label('heroes.facedown', { n: chosen[seat] ?? 0 })}>
              {Array.from({ length: chosen[seat] ?? 0 }, (_, i) => (
                <i key={i} />
              ))}
            </span>
          )}
          <Gear desk={desk} seat={seat} />
        </p>
        <div class="under">
          <Supply desk={desk} seat={seat} />
          {(wanted[seat] ?? 0) > 0 && (
            <span class="wanted" title={label('heroes.wanted', { n: wanted[seat] ?? 0 })}>
              <Icon name="special" />
              <span class="unseen">{label('heroes.wanted', { n: wanted[seat] ?? 0 })}</span>
            </span>
          )}
          <Pegs pegs={level.pegs} text={level.text} />
        </div>
      </div>
      {emote && <span class="emote">{label(`emote.${emote.emote}`)}</span>}
      {waits && <span class="waits" role="img" aria-label={label('heroes.active')} />}
      {open.value && (
        <Popover
          anchor={button}
          label={names.value.seat(seat)}
          class={heroClass(desk, seat)}
          close={() => {
            open.value = false;
          }}
        >
          <HeroSheet desk={desk} seat={seat} />
        </Popover>
      )}
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
