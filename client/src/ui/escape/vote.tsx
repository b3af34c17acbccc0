// The open vote of the table, with its two buttons for whoever has not voted.
import { Icon } from '../icons.tsx';
import type { Desk } from './desk.ts';
import { label } from './words.ts';

const nameOf = (desk: Desk, player: string): string => {
  const seat = desk.table.value.seats.findIndex((one) => one.player === player);
  const person = desk.table.value.seats[seat]?.name ?? '';
  return person === '' ? desk.names.value.seat(seat) : person;
};

const question = (desk: Desk): string => {
  const { what, by, seat } = desk.table.value.vote;
  const params = { name: nameOf(desk, by), seat: desk.names.value.seat(seat) };
  if (what === 'undo') return label('vote.undo', params);
  return what === 'stand-in' ? label('vote.stand-in', params) : label('vote.abandon', params);
};

export const Vote = ({ desk }: { desk: Desk }) => {
  const { vote } = desk.table.value;
  if (vote.what === '') return null;
  const me = desk.link.player.value;
  const isVoter = desk.held.value.length > 0 && vote.by !== me;
  const mayVote = isVoter && !vote.yes.includes(me) && !vote.no.includes(me);
  const say = (yes: boolean) => desk.wish('vote', { yes }).catch(() => {});
  return (
    <section class="vote" role="alert" aria-label={label('vote.title')}>
      <p>{question(desk)}</p>
      {mayVote ? (
        <div class="acts">
          <button type="button" class="btn main" data-vote="yes" onClick={() => say(true)}>
            <Icon name="check" /> {label('vote.yes')}
          </button>
          <button type="button" class="btn" data-vote="no" onClick={() => say(false)}>
            {label('vote.no')}
          </button>
        </div>
      ) : (
        <p class="dim">{label('vote.count', { n: vote.yes.length, needs: vote.needs })}</p>
      )}
    </section>
  );
};
