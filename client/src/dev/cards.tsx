// Every card face: the heroes' Action cards, New York's, Events, Timer tiles, and what a supply can hold.
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { BLACK_TIMERS, RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { HELD } from 'shared/games/escape/model/names.ts';
import { HEROES, NEW_YORK_DECKS } from '../scene/game.ts';
import { emptyView } from '../scene/preview.ts';
import { Card } from '../ui/escape/card.tsx';
import { faceFor } from '../ui/escape/cards.ts';
import type { Desk } from '../ui/escape/desk.ts';
import { galleryNames } from './names.ts';

type Row = { title: string; text: string; cost?: number };
const Texts = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section>
    <h2>{title}</h2>
    <div class="texts">
      {rows.map((row, i) => (
        <div key={i} class="banner city">
          <div class="said">
            {row.cost !== undefined && <b class="cost">{row.cost}</b>}
            <p>
              <strong>{row.title}</strong>
              <span>{row.text}</span>
            </p>
          </div>
        </div>
      ))}
    </div>
  </section>
);

export const Cards = () => {
  const names = galleryNames();
  const { word } = names;
  // A face needs of the desk the names of things and that nobody stands in its way.
  const desk = { names: { value: names }, view: { value: emptyView() }, seat: { value: -1 } } as unknown as Desk;
  const texts = (family: string, ids: readonly string[]): Row[] =>
    ids.map((id) => ({ title: word(`${family}.${id}`), text: names.words[`${family}.${id}.text`] ?? '' }));
  return (
    <>
      {HEROES.map((hero, h) => (
        <section key={hero} class={`hero-${hero}`}>
          <h2>{word(`hero.${hero}`)}</h2>
          <div class="faces">
            {ACTION_CARDS.flatMap((card, number) =>
              card && Math.floor(number / 16) === h
                ? [<Card key={number} desk={desk} face={faceFor(number, names)} choice={undefined} />]
                : [],
            )}
          </div>
        </section>
      ))}
      {NEW_YORK_DECKS.map((deck, hard) => (
        <Texts
          key={hard}
          title={hard ? word('variant.hard-deck') : word('ny.title')}
          rows={deck.map(({ id, cost }) => ({
            title: word(`ny.${id}`),
            text: word(`ny.${id}.${hard ? 'hard' : 'text'}`),
            cost,
          }))}
        />
      ))}
      <Texts
        title={word('term.event')}
        rows={texts(
          'event',
          EVENTS.map(({ id }) => id),
        )}
      />
      <Texts
        title={word('term.timer')}
        rows={texts(
          'timer',
          [...BLACK_TIMERS, ...RED_TIMERS].map(({ id }) => id),
        )}
      />
      <Texts title={word('term.supply')} rows={texts('held', HELD.slice(1))} />
    </>
  );
};
