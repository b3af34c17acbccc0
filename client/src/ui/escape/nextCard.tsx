// The back of New York's top card: its cost, from where it brings Enemies, where it puts a Roadblock; and the Specials in play.
import { DIRECTIONS } from 'shared/games/escape/model/names.ts';
import type { NewYorkCard } from '../../scene/game.ts';
import { CITY } from '../../scene/playback/index.ts';
import type { Desk } from './desk.ts';
import { arrowsOf, bonusesOf, nyText, topCard } from './nyCards.ts';
import { Thing } from './thing.tsx';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

const MIDDLE = 20;
const at = (direction: number, length: number): string => {
  const angle = ((-90 + 60 * direction) * Math.PI) / 180;
  return `${(MIDDLE + Math.cos(angle) * length).toFixed(2)} ${(MIDDLE + Math.sin(angle) * length).toFixed(2)}`;
};
const HEX = [0, 1, 2, 3, 4, 5].map((d) => at(d + 0.5, 14)).join(' ');

/** The active hero's space with the arrows that point into it, and the side of the Roadblock. */
const Compass = ({ card, text }: { card: NewYorkCard; text: string }) => (
  <svg class="compass" viewBox="0 0 40 40" role="img" aria-label={text}>
    <polygon class="hex" points={HEX} />
    <path class="side" d={`M${at(card.side - 0.5, 14)}L${at(card.side + 0.5, 14)}`} />
    {arrowsOf(card).map((d) => (
      <path key={d} class="to" d={`M${at(d, 8)}L${at(d - 0.25, 19)}L${at(d, 16.5)}L${at(d + 0.25, 19)}z`} />
    ))}
    <circle cx={MIDDLE} cy={MIDDLE} r="3.4" />
  </svg>
);

const None = () => (
  <div class="next none">
    <b aria-hidden="true">–</b>
    <p>
      {label('ny.next.none')}
      <small>{label('ny.next.none.hint')}</small>
    </p>
  </div>
);

const Back = ({ desk, card }: { desk: Desk; card: NewYorkCard }) => {
  const { newYork, turn } = desk.shown.value;
  const names = desk.names.value;
  const number = newYork[CITY.top] ?? 0;
  const directions = arrowsOf(card).map((d) => names.direction(d)).join(', '); // biome-ignore format: one list
  const sides = [
    label('ny.next.arrows', { directions }),
    label('ny.next.side', { direction: names.word(`direction.${DIRECTIONS[card.side]}`) }),
  ].join('. ');
  return (
    <Thing
      key={number}
      desk={desk}
      class={`next ${heroClass(desk, turn[1] ?? 0)}`}
      name={names.ny(number)}
      text={nyText(desk.view.value, number, names)}
      more={
        <p class="dim">
          {label('ny.next.cost', { n: card.cost })}. {sides}
        </p>
      }
    >
      <b role="img" aria-label={label('ny.next.cost', { n: card.cost })}>
        {card.cost}
      </b>
      <strong>{names.ny(number)}</strong>
      <Compass card={card} text={sides} />
      <small>{label(desk.story.value.city ? 'ny.next.draws' : 'ny.next.goes')}</small>
    </Thing>
  );
};

export const NextCard = ({ desk }: { desk: Desk }) => {
  const view = desk.shown.value;
  const card = topCard(view);
  const names = desk.names.value;
  const bonuses = bonusesOf(view);
  return (
    <section>
      <h2>{label('ny.next')}</h2>
      {card ? <Back desk={desk} card={card} /> : <None />}
      {bonuses.length > 0 && (
        <p class="bonuses">
          <span class="unseen">{label('ny.bonus')}</span>
          {bonuses.map((bonus) => (
            <Thing key={bonus} desk={desk} class="bonus" name={names.ny(bonus)} text={nyText(view, bonus, names)}>
              {names.ny(bonus)}
            </Thing>
          ))}
        </p>
      )}
    </section>
  );
};
