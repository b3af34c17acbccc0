// Who belongs to a crew, and who of them is here.
import { me } from '../../net/api.ts';
import type { CrewLink, CrewView } from '../../net/crewLink.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { Icon } from '../../ui/icons.tsx';
import { setMuted } from '../../ui/mute.ts';
import { Sign } from '../../ui/sign.tsx';
import { say } from '../../words.ts';

/** Lines come anew with it: those of the muted are left out by the server. */
export const mute = async (link: CrewLink, player: string, on: boolean): Promise<void> => {
  setMuted((await link.wish('mute', { player, on })).muted);
  await link.read();
};

export const Members = ({ crew, link }: { crew: CrewView; link: CrewLink }) => {
  const muted = me.value?.muted ?? [];
  const members = crew.members.toSorted((a, b) => Number(b.present) - Number(a.present));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul class="members" tabIndex={0} aria-label={say('crew.members')}>
      {members.map(({ player, name, colour, symbol, present }) => (
        <li key={player} class={present ? 'here' : ''}>
          <Sign colour={colour} symbol={symbol} />
          <b>{name}</b>
          {player === me.value?.player && <span class="tag">{say('crew.you')}</span>}
          {player === crew.founder && <span class="tag">{say('crew.founder')}</span>}
          {muted.includes(player) && (
            <button
              type="button"
              class="btn bare"
              aria-label={say('chat.unmute', { name })}
              title={say('chat.unmute', { name })}
              onClick={() => mute(link, player, false).catch(tellRefusal)}
            >
              <Icon name="mute" /> {say('chat.muted')}
            </button>
          )}
          <span class="presence">{say(present ? 'crew.present' : 'crew.absent')}</span>
        </li>
      ))}
    </ul>
  );
};
