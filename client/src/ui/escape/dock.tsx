// What is one's own: hand, the cards of this turn, discards, supply, Weapon, Level Bar.
import { useSignal } from '@preact/signals';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { Shape } from '../icons.tsx';
import { Card } from './card.tsx';
import { faceFor } from './cards.ts';
import type { Choice } from './choices.ts';
import type { Desk } from './desk.ts';
import { LevelBar, Weapon } from './gear.tsx';
import { Objectives } from './objectives.tsx';
import { Supply } from './supply.tsx';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

type Props = { desk: Desk; mine: EscapeMine };
const choiceFor = (desk: Desk, card: number): Choice | undefined =>
  desk.choices.value.find(({ place, option }) => place === 'card' && option.card === card);

/** Cards turned up this turn, from the public bit set. */
const playedBy = (desk: Desk, seat: number): number[] => {
  const bits = desk.view.value.played[seat] ?? 0;
  const first = (desk.view.value.hero[seat] ?? 0) * 16;
  return Array.from({ length: 16 }, (_, i) => i).flatMap((i) => ((bits >> i) & 1 ? [first + i] : []));
};

const Pile = ({
  desk,
  cards,
  state,
}: {
  desk: Desk;
  cards: readonly number[];
  state?: 'chosen' | 'played' | 'discarded';
}) => (
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

const Hand = ({ desk, mine }: Props) => {
  const open = useSignal(false);
  const recovering = mine.discard.some((card) => choiceFor(desk, card));
  const showDiscards = recovering || open.value;
  const played = playedBy(desk, mine.seat);
  return (
    <div class="hand">
      {(mine.chosen.length > 0 || played.length > 0) && (
        <section class="turn-cards" aria-label={label('dock.chosen')}>
          <Pile desk={desk} cards={played} state="played" />
          <Pile desk={desk} cards={mine.chosen} state="chosen" />
        </section>
      )}
      <section class="in-hand" aria-label={label('dock.hand')}>
        {showDiscards ? (
          <Pile desk={desk} cards={mine.discard} state="discarded" />
        ) : (
          <Pile desk={desk} cards={mine.hand} />
        )}
      </section>
      {mine.discard.length > 0 && !recovering && (
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
        </button>
      ))}
    </fieldset>
  );
};

export const Dock = ({ desk }: { desk: Desk }) => {
  const mine = desk.mine.value;
  if (mine === null)
    return (
      <section class="dock watcher">
        <p>{label('dock.watcher')}</p>
      </section>
    );
  return (
    <section class={`dock ${heroClass(desk, mine.seat)}`} aria-label={label('dock.title')}>
      <div class="me">
        <Seats desk={desk} />
        <LevelBar desk={desk} seat={mine.seat} />
        <Weapon desk={desk} seat={mine.seat} />
      </div>
      <Hand desk={desk} mine={mine} />
      <div class="own">
        <Objectives desk={desk} mine={mine} />
        <Supply desk={desk} mine={mine} />
      </div>
    </section>
  );
};
