// The crews and tables somebody has: what awaits them first.
import type { Me } from 'shared/protocol';
import type { HouseKey } from 'shared/text';
import { follow } from '../../router.ts';
import { Icon } from '../../ui/icons.tsx';
import { say } from '../../words.ts';

type Table = Me['tables'][number];
const ORDER = ['playing', 'lobby', 'over'];
/** Finished ones are found in their crew. */
const MOST_OVER = 3;

const rank = ({ yourTurn, phase }: Table): number => (yourTurn ? -1 : ORDER.indexOf(phase));
const shown = (tables: readonly Table[]): Table[] => {
  const over = tables.filter(({ phase }) => phase === 'over');
  const old = new Set(over.slice(0, Math.max(0, over.length - MOST_OVER)));
  return tables.filter((table) => !old.has(table)).toSorted((a, b) => rank(a) - rank(b));
};

export const Mine = ({ known }: { known: Me }) => {
  const crewOf = (table: Table): string => known.crews.find(({ crew }) => crew === table.crew)?.name ?? '';
  const tables = shown(known.tables);
  return (
    <div class="mine">
      <section class="panel">
        <h2>{say('home.tables')}</h2>
        {tables.length === 0 && <p class="dim">{say('home.tables.none')}</p>}
        <ul class="doors">
          {tables.map((table) => (
            <li key={table.table}>
              <a
                href={`/table/${table.table}`}
                onClick={follow}
                class={table.yourTurn ? 'yours' : ''}
                data-phase={table.phase}
              >
                <span class="what">
                  <b>{table.name}</b>
                  <small>{crewOf(table)}</small>
                </span>
                <span class="state">{say(table.yourTurn ? 'home.yours' : (`phase.${table.phase}` as HouseKey))}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section class="panel">
        <h2>{say('home.crews')}</h2>
        {known.crews.length === 0 && <p class="dim">{say('home.crews.none')}</p>}
        <ul class="doors">
          {known.crews.map((crew) => (
            <li key={crew.crew}>
              <a href={`/crew/${crew.crew}`} onClick={follow}>
                <span class="what">
                  <b>{crew.name}</b>
                  {crew.founder && <small>{say('home.founder')}</small>}
                </span>
                <Icon name="person" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
