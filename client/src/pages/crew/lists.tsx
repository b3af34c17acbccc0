// Members and tables of a crew, as lists.
import type { HouseKey } from 'shared/text';
import { me } from '../../net/api.ts';
import type { CrewView } from '../../net/crewLink.ts';
import { follow } from '../../router.ts';
import { Icon } from '../../ui/icons.tsx';
import { say } from '../../words.ts';

export const Members = ({ crew }: { crew: CrewView }) => (
  <ul class="members">
    {crew.members.map(({ player, name, present }) => (
      <li key={player} class={present ? 'here' : ''}>
        <i aria-hidden="true" />
        <b>{name}</b>
        {player === crew.founder && <span class="tag">{say('crew.founder')}</span>}
        {player === me.value?.player && <span class="tag">{say('crew.you')}</span>}
        <span class="unseen">{say(present ? 'crew.present' : 'crew.absent')}</span>
      </li>
    ))}
  </ul>
);

const phaseWords = ({ phase, waiting }: CrewView['tables'][number]): string => {
  const mine = phase === 'playing' && me.value !== null && waiting.includes(me.value.name);
  if (mine) return say('phase.yours');
  if (phase === 'playing' && waiting.length > 0) return say('phase.waits', { names: [...new Set(waiting)].join(', ') });
  return say(`phase.${phase}` as HouseKey);
};

export const Tables = ({ crew }: { crew: CrewView }) => (
  <>
    {crew.tables.length === 0 && <p class="dim">{say('crew.tables.none')}</p>}
    <ul class="doors">
      {crew.tables.map((table) => (
        <li key={table.id}>
          <a href={`/table/${table.id}`} onClick={follow}>
            <b>{table.name}</b>
            <span>{phaseWords(table)}</span>
            <ul class="seated">
              {table.seats.map((name, seat) => (
                <li key={`${seat}-${name}`} class={name === '' ? 'open' : ''}>
                  <Icon name="person" />
                  {name === '' ? say('crew.table.open') : name}
                </li>
              ))}
            </ul>
          </a>
        </li>
      ))}
    </ul>
  </>
);
