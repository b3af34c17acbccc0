// The heroes: what each is good at, who has taken whom.
import type { Role } from '../../games.ts';
import { tellRefusal } from '../../net/refusals.ts';
import type { SeatView, TableView } from '../../net/tableLink.ts';
import { Icon } from '../../ui/icons.tsx';
import { say } from '../../words.ts';
import type { LobbyProps } from './lobby.tsx';

const isOpen = ({ player, bot }: SeatView): boolean => player === '' && !bot;
/** The seat a press gives to this player: one that is kept for them, else one that is kept for nobody. */
export const openSeat = ({ seats }: TableView, player: string): number => {
  const kept = seats.findIndex((seat) => isOpen(seat) && seat.offered === player);
  return kept >= 0 ? kept : seats.findIndex((seat) => isOpen(seat) && seat.offered === '');
};
const heldBy = ({ seats }: TableView, player: string): number[] =>
  seats.flatMap((seat, i) => (seat.player === player ? [i] : []));

const Acts = ({ link, table, role, index }: LobbyProps & { role: Role; index: number }) => {
  const player = link.player.value;
  const open = openSeat(table, player);
  const held = heldBy(table, player);
  const sit = (seat: number) => link.wish('sit', { seat, role: index }).catch(tellRefusal);
  const botSeat = table.seats.findIndex((seat) => isOpen(seat) && seat.offered === '');
  return (
    <div class="acts">
      {open >= 0 && (
        <button
          type="button"
          class="btn lit take"
          disabled={link.busy.value}
          aria-label={`${say(held.length > 0 ? 'lobby.take.too' : 'lobby.take')}: ${role.name}`}
          onClick={() => sit(open)}
        >
          {say(held.length > 0 ? 'lobby.take.too' : 'lobby.take')}
        </button>
      )}
      {held.length === 1 && (
        <button
          type="button"
          class="btn change"
          disabled={link.busy.value}
          aria-label={`${say('lobby.change')}: ${role.name}`}
          onClick={() => sit(held[0]!)}
        >
          {say('lobby.change')}
        </button>
      )}
      {table.host === player && botSeat >= 0 && (
        <button
          type="button"
          class="btn bot"
          disabled={link.busy.value}
          aria-label={say('lobby.bot.hero', { name: role.name })}
          title={say('lobby.bot.hero', { name: role.name })}
          onClick={() => link.wish('seat-bot', { seat: botSeat, role: index }).catch(tellRefusal)}
        >
          <Icon name="bot" /> {say('lobby.bot')}
        </button>
      )}
    </div>
  );
};

const RoleCard = (props: LobbyProps & { role: Role; index: number }) => {
  const { link, table, role, index } = props;
  const at = table.seats.findIndex((seat) => seat.role === index);
  const holder = table.seats[at];
  const mine = holder !== undefined && holder.player !== '' && holder.player === link.player.value;
  return (
    <li class={`role ${role.class} ${holder ? 'taken' : ''} ${mine ? 'mine' : ''}`}>
      <div class="mark">{role.mark}</div>
      <h2>{role.name}</h2>
      <p>{role.about}</p>
      {holder && !mine && (
        <p class="holder">
          <Icon name={holder.bot ? 'bot' : 'person'} /> {holder.bot ? say('lobby.bot') : holder.name}
        </p>
      )}
      {mine && (
        <button
          type="button"
          class="btn leave"
          disabled={link.busy.value}
          aria-label={`${say('lobby.leave')}: ${role.name}`}
          onClick={() => link.wish('stand', { seat: at }).catch(tellRefusal)}
        >
          {say('lobby.leave')}
        </button>
      )}
      {!holder && !link.byLink && <Acts {...props} />}
    </li>
  );
};

export const Roles = (props: LobbyProps) => (
  <ul class="roles">
    {props.ui.roles().map((role, index) => (
      <RoleCard key={role.class} {...props} role={role} index={index} />
    ))}
  </ul>
);
