// One hero in full: what everybody may know, and what can be asked of whoever plays it.
import { HEROES } from '../../scene/game.ts';
import { notify } from '../notices.tsx';
import type { Desk } from './desk.ts';
import { levelOf } from './levels.ts';
import { label } from './words.ts';

const SLOTS = 3;

/** What one may do about somebody who is not there, or about a bot. */
const Care = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const { seats, waiting, phase, vote } = desk.table.value;
  const person = seats[seat];
  const me = desk.link.player.value;
  if (!person || phase !== 'playing') return null;
  const isMine = person.player === me;
  const plays = desk.held.value.length > 0;
  const name = person.name || desk.names.value.seat(seat);
  const mayTake = person.bot && (isMine || (person.player === '' && !plays));
  const mayNudge = plays && !isMine && !person.bot && person.player !== '' && waiting.includes(seat);
  const mayPropose = plays && !isMine && !person.bot && (!person.present || person.away) && vote.what === '';
  if (!mayTake && !mayNudge && !mayPropose) return null;
  return (
    <div class="acts">
      {mayTake && (
        <button type="button" class="btn main" onClick={() => desk.wish('take-over', { seat }).catch(() => {})}>
          {label('heroes.take-over')}
        </button>
      )}
      {mayNudge && (
        <button
          type="button"
          class="btn"
          onClick={() =>
            desk.wish('nudge', { seat }).then(
              () => notify(label('heroes.nudged', { name })),
              () => {},
            )
          }
        >
          {label('heroes.nudge')}
        </button>
      )}
      {mayPropose && (
        <button
          type="button"
          class="btn"
          onClick={() => desk.wish('propose', { what: 'stand-in', seat, row: 0 }).catch(() => {})}
        >
          {label('heroes.stand-in')}
        </button>
      )}
    </div>
  );
};

export const HeroSheet = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const view = desk.view.value;
  const names = desk.names.value;
  const supply = view.supply.slice(seat * SLOTS, seat * SLOTS + SLOTS).filter((one) => one !== 0);
  const weapon = view.weapon[seat] ?? 0;
  const level = levelOf(view, seat);
  const wanted = view.wanted[seat] ?? 0;
  return (
    <>
      <header>
        <h3 class="named">{names.seat(seat)}</h3>
      </header>
      <p>{names.word(`hero.${HEROES[view.hero[seat] ?? 0]}.about`)}</p>
      <ul class="notes">
        <li>{names.space(view.at[seat] ?? 0)}</li>
        <li>
          {label('heroes.hand', { n: view.hand[seat] ?? 0 })} ·{' '}
          {label('heroes.discard', { n: view.discard[seat] ?? 0 })}
        </li>
        <li>
          {label('heroes.supply', {
            cards: supply.map((one) => names.back(one)).join(', ') || label('heroes.supply.none'),
          })}
        </li>
        <li>{level.isDone ? level.text : `${label('dock.level', { n: level.n })}: ${level.text}`}</li>
        {weapon > 0 && (
          <li>
            <b>{names.held(weapon)}</b> {names.heldText(weapon)}
          </li>
        )}
        {(view.beside[seat] ?? 0) > 0 && <li>{label('heroes.beside', { n: view.beside[seat] ?? 0 })}</li>}
        {wanted > 0 && (
          <li>
            <b>{names.word('wanted.card')}</b> ×{wanted}: {names.word('wanted.card.text')}
          </li>
        )}
      </ul>
      <Care desk={desk} seat={seat} />
    </>
  );
};
