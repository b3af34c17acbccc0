// The link by which anybody may look on; for those who play.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tellRefusal } from '../../net/refusals.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { CopyLink } from '../../ui/copy.tsx';
import { say } from '../../words.ts';
import type { LobbyProps } from './lobby.tsx';

export const WatchLink = ({ link, table, isHost }: LobbyProps & { isHost: boolean }) => {
  const secret = useSignal('');
  const asked = useSignal(false);
  const mayKnow = isHost || table.seats.some(({ player }) => player === link.player.value);
  // A renewed link comes with a step of its own.
  useEffect(() => {
    if (!mayKnow) return;
    link.watchLink().then(
      (found) => {
        secret.value = found.link;
      },
      () => {},
    );
  }, [mayKnow, table.seq]);
  if (!mayKnow || secret.value === '') return null;
  return (
    <div class="watch-link">
      <h3>{say('lobby.watch.address')}</h3>
      <CopyLink link={`${location.origin}/watch/${secret.value}`} label={say('lobby.watch.address')} />
      {isHost && (
        <button
          type="button"
          class="btn bare"
          onClick={() => {
            asked.value = true;
          }}
        >
          {say('lobby.watch.renew')}
        </button>
      )}
      {asked.value && (
        <Confirm
          title={say('lobby.watch.renew')}
          text={say('lobby.watch.renew.ask')}
          go={say('lobby.watch.renew')}
          act={() => link.wish('settings', { renewLink: true }).catch(tellRefusal)}
          close={() => {
            asked.value = false;
          }}
        />
      )}
    </div>
  );
};
