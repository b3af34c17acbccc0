// The start: by the host, when every seat is taken, and never behind anybody's back.
import { useSignal } from '@preact/signals';
import { tellRefusal } from '../../net/refusals.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { say } from '../../words.ts';
import type { LobbyProps } from './lobby.tsx';

export const Start = ({ link, table }: LobbyProps) => {
  const asked = useSignal(false);
  const player = link.player.value;
  const ready = table.seats.every((seat) => (seat.player !== '' || seat.bot) && seat.role >= 0);
  const host = table.seats.find((seat) => seat.player === table.host);
  if (player !== table.host) {
    const mayTake = host !== undefined && !host.present && table.seats.some((seat) => seat.player === player);
    return (
      <>
        <p class="hint">{host ? say('lobby.start.host', { name: host.name }) : say('lobby.start.standing')}</p>
        {mayTake && (
          <button type="button" class="btn" onClick={() => link.wish('host', { player }).catch(tellRefusal)}>
            {say('lobby.host.take')}
          </button>
        )}
      </>
    );
  }
  const absent = table.seats.filter((seat) => seat.player !== '' && !seat.present).map(({ name }) => name);
  const start = () => link.wish('start', {});
  const press = () => {
    if (absent.length > 0) asked.value = true;
    else start().catch(tellRefusal);
  };
  return (
    <>
      <button type="button" class="btn main large start-game" disabled={!ready || link.busy.value} onClick={press}>
        {say('lobby.start')}
      </button>
      {!ready && <p class="hint">{say('lobby.start.open')}</p>}
      {asked.value && (
        <Confirm
          title={say('lobby.start.away.title')}
          text={say('lobby.start.away', { names: [...new Set(absent)].join(', ') })}
          go={say('lobby.start.anyway')}
          act={start}
          close={() => {
            asked.value = false;
          }}
        />
      )}
    </>
  );
};
