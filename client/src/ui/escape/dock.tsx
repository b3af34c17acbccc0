// What is one's own: hand, the cards of this turn, discards, supply, Weapon, Car, Level Bar, objectives, notes.
import { signal, useSignal } from '@preact/signals';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { Shape } from '../icons.tsx';
import { Action } from './action.tsx';
import { Card, type State, weightOf } from './card.tsx';
import { faceFor } from './cards.ts';
import type { Choice } from './choices.ts';
import type { Desk } from './desk.ts';
import { Car, LevelBar, Weapon } from './gear.tsx';
import { handLayout, inRows, isFitted } from './handLayout.ts';
import { cardInPlay } from './lately.ts';
import { Notes, Specials } from './notes.tsx';
import { Objectives } from './objectives.tsx';
import { Supply } from './supply.tsx';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

type Props = { desk: Desk; mine: EscapeMine };
/** Whether the table is so wide that a whole hand lies in one row. */
const wide = matchMedia('(min-width: 112em)');
const isWide = signal(wide.matches);
wide.addEventListener('change', () => {
  isWide.value = wide.matches;
});

const choiceFor = (desk: Desk, card: number): Choice | undefined =>
  desk.choices.value.find(({ place, option }) => place === 'card' && option.card === card);

/** Cards turned up this turn, from the public bit set. */
const playedBy = (desk: Desk, seat: number): number[] => {
  const bits = desk.view.value.played[seat] ?? 0;
  const first = (desk.view.value.hero[seat] ?? 0) * 16;
  return Array.from({ length: 16 }, (_, i) => i).flatMap((i) => ((bits >> i) & 1 ? [first + i] : []));
};

type PileProps = { desk: Desk; cards: readonly number[]; state?: State };
const Pile = ({ desk, cards, state }: PileProps) => (
  <>
    {cards.map((card) => (
      <Card
        key={card}
        desk={desk}
        face={faceFor(card, desk.names.value)}
        choice={choiceFor(desk, card)}
        {...(state && { state })}
      />
    ))}
  </>
);

/** In one row or two, each card as wide as it has to say. */
const Rows = ({ desk, cards, state, inTwo }: PileProps & { inTwo: boolean }) => {
  const names = desk.names.value;
  const rows = inTwo ? inRows(cards) : [cards];
  return (
    <>
      {rows.map((row, i) => (
        <div key={i} class="hand-row">
          {row.map((card) => (
            <div key={card} class="place" style={{ '--weight': weightOf(faceFor(card, names), names) }}>
              <Pile desk={desk} cards={[card]} {...(state && { state })} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
};

const Hand = ({ desk, mine }: Props) => {
  const open = useSignal(false);
  const recovering = mine.discard.some((card) => choiceFor(desk, card));
  const showDiscards = recovering || open.value;
  const played = playedBy(desk, mine.seat);
  const now = cardInPlay(desk.question.value?.why ?? '', desk.link.log.value, desk.view.value);
  const abilities = desk.choices.value.filter(({ place }) => place === 'ability');
  const cards = showDiscards ? mine.discard : mine.hand;
  const hasPile = mine.discard.length > 0 && !recovering;
  const about = {
    canPick: cards.some((card) => choiceFor(desk, card)),
    hasAbilities: desk.question.value?.why === 'play',
    isWide: isWide.value,
  };
  const [turn, rest] = [mine.chosen.length + played.length, cards.length + (hasPile ? 1 : 0)];
  const layout = handLayout(turn, rest, about);
  const pile = { desk, cards, ...(showDiscards && { state: 'discarded' as const }) };
  return (
    <div class={`hand ${layout}`} style={{ '--columns': Math.ceil((turn + rest) / 2) }}>
      {(mine.chosen.length > 0 || played.length > 0) && (
        <section class="turn-cards" aria-label={label('dock.chosen')}>
          <Pile desk={desk} cards={played.filter((card) => card !== now)} state="played" />
          <Pile desk={desk} cards={played.filter((card) => card === now)} state="resolving" />
          <Pile desk={desk} cards={mine.chosen} state="chosen" />
        </section>
      )}
      {abilities.length > 0 && (
        <section class="abilities" aria-labelledby="abilities">
          <h3 id="abilities" aria-level={2}>
            {label('group.ability')}
          </h3>
          {abilities.map((choice) => (
            <Action key={choice.option.id} desk={desk} choice={choice} />
          ))}
        </section>
      )}
      {desk.question.value?.why === 'play' && abilities.length === 0 && (
        <p class="why used-up">{desk.names.value.word('reason.ability-used')}</p>
      )}
      <section class="in-hand" aria-label={label(showDiscards ? 'dock.discards' : 'dock.hand')}>
        {isFitted(layout) ? <Rows {...pile} inTwo={layout === 'aside'} /> : <Pile {...pile} />}
      </section>
      {hasPile && (
        <button
          type="button"
          class="pile"
          aria-pressed={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          <b>{open.value ? mine.hand.length : mine.discard.length}</b>
          {open.value ? label('dock.hand') : label('dock.discards')}
        </button>
      )}
    </div>
  );
};

const Seats = ({ desk }: { desk: Desk }) => {
  if (desk.held.value.length < 2) return null;
  return (
    <fieldset class="play-as" aria-label={label('dock.seats')}>
      {desk.held.value.map((seat) => (
        <button
          key={seat}
          type="button"
          class={heroClass(desk, seat)}
          aria-pressed={desk.seat.value === seat}
          aria-label={desk.names.value.seat(seat)}
          onClick={() => desk.sitAt(seat)}
        >
          <Shape hero={desk.view.value.hero[seat] ?? 0} />
          {desk.link.mine.value.some((own) => own.seat === seat && own.question) && <i class="asked-dot" />}
        </button>
      ))}
    </fieldset>
  );
};

export const Dock = ({ desk }: { desk: Desk }) => {
  const mine = desk.mine.value;
  if (mine === null)
    return (
      <section class="dock watcher" id="dock">
        <p>{label('dock.watcher')}</p>
      </section>
    );
  return (
    <section class={`dock ${heroClass(desk, mine.seat)}`} id="dock" aria-label={label('dock.title')}>
      <div class="me">
        <Seats desk={desk} />
        <LevelBar desk={desk} seat={mine.seat} />
        <Weapon desk={desk} seat={mine.seat} />
        <div class="chips">
          <Car desk={desk} seat={mine.seat} />
          {mine.beside.length > 0 && <Specials desk={desk} mine={mine} />}
          <Notes desk={desk} mine={mine} />
        </div>
      </div>
      <Hand desk={desk} mine={mine} />
      <div class="own">
        <Objectives desk={desk} mine={mine} />
        <Supply desk={desk} mine={mine} />
      </div>
    </section>
  );
};
