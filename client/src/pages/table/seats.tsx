// Who sits where, in the order of play; the host puts it right.
import { me } from '../../net/api.ts';
import { tellRefusal } from '../../net/refusals.ts';
import type { SeatView } from '../../net/tableLink.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { say } from '../../words.ts';
import type { LobbyProps } from './lobby.tsx';

const Tool = ({ icon, text, act }: { icon: IconName; text: string; act: () => Promise<unknown> }) => (
  <button type="button" class="btn bare" aria-label={text} title={text} onClick={() => act().catch(tellRefusal)}>
    <Icon name={icon} />
  </button>
);

const Tools = ({ link, table, seat, i, name }: LobbyProps & { seat: SeatView; i: number; name: string }) => {
  const isOpen = seat.player === '' && !seat.bot;
  const isOther = seat.player !== '' && seat.player !== table.host;
  return (
    <span class="seat-tools">
      {isOther && (
        <Tool
          icon="crown"
          text={say('lobby.host.give', { name: seat.name })}
          act={() => link.wish('host', { player: seat.player })}
        />
      )}
      {isOpen && (
        <Tool
          icon="bot"
          text={`${say('lobby.bot.seat')}: ${say('lobby.seat', { n: i + 1 })}`}
          act={() => link.wish('seat-bot', { seat: i, role: -1 })}
        />
      )}
      {(seat.bot || seat.offered !== '' || (isOther && !seat.present)) && (
        <Tool icon="fight" text={say('lobby.free', { name })} act={() => link.wish('open-seat', { seat: i })} />
      )}
      {i > 0 && (
        <Tool icon="up" text={say('lobby.up', { name })} act={() => link.wish('swap', { seat: i, with: i - 1 })} />
      )}
    </span>
  );
};

const whoOf = (seat: SeatView, nameOf: (player: string) => string): string => {
  if (seat.bot && seat.player === '') return say('lobby.bot');
  if (seat.player !== '') return seat.name;
  if (seat.offered === '') return say('lobby.open');
  return seat.offered === me.value?.player
    ? say('lobby.kept.you')
    : say('lobby.kept', { name: nameOf(seat.offered) || '…' });
};

export const Seats = (props: LobbyProps) => {
  const { link, table, ui } = props;
  const roles = ui.roles();
  const nameOf = (player: string) => table.seats.find((seat) => seat.player === player)?.name ?? '';
  return (
    <ol class="seats">
      {table.seats.map((seat, i) => {
        const role = roles[seat.role];
        const who = whoOf(seat, nameOf);
        const state = seat.player === '' ? (seat.bot ? 'bot' : 'open') : seat.present ? 'here' : 'gone';
        return (
          <li key={i} class={`${role?.class ?? ''} ${state}`} data-seat={i}>
            <span class="mark">{role?.mark}</span>
            <span class="sitter">
              <b>{role?.name ?? say('lobby.seat', { n: i + 1 })}</b>
              <span>
                {who}
                {seat.player !== '' && seat.player === link.player.value && ` (${say('crew.you')})`}
                {seat.player !== '' && seat.player === table.host && <em class="tag">{say('lobby.host')}</em>}
                {state === 'gone' && <em class="tag">{say('crew.absent')}</em>}
              </span>
            </span>
            {table.host === link.player.value && (
              <Tools {...props} seat={seat} i={i} name={role?.name ?? say('lobby.seat', { n: i + 1 })} />
            )}
          </li>
        );
      })}
    </ol>
  );
};
