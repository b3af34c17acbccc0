// The tables of a crew: what is one's own turn first, then those that can be joined, then how others ended.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { HouseKey } from 'shared/text';
import { me } from '../../net/api.ts';
import type { CrewView, TableCardView } from '../../net/crewLink.ts';
import { follow } from '../../router.ts';
import { Icon } from '../../ui/icons.tsx';
import { say } from '../../words.ts';

const PHASES = ['playing', 'lobby', 'over'] as const;
const FEW = 4;

/** Members are known by name here; whoever shares one with somebody is called too often rather than too rarely. */
export const isMine = ({ phase, waiting }: TableCardView): boolean =>
  phase === 'playing' && me.value !== null && waiting.includes(me.value.name);

const result = ({ result: kind, winners, seats }: TableCardView): string => {
  if (kind === 'alone')
    return say('result.alone', { names: winners.map((seat) => seats[seat] || say('result.bot')).join(', ') });
  return kind === 'together' || kind === 'lost' ? say(`result.${kind}`) : say('result.none');
};

const stateOf = (table: TableCardView): string => {
  if (isMine(table)) return say('home.yours');
  if (table.phase === 'over') return result(table);
  const names = [...new Set(table.waiting.filter((name) => name !== ''))];
  if (table.phase === 'playing' && names.length > 0) return say('phase.waits', { names: names.join(', ') });
  return say(`phase.${table.phase}` as HouseKey);
};

const Entry = ({ table }: { table: TableCardView }) => (
  <li>
    <a href={`/table/${table.id}`} onClick={follow} class={isMine(table) ? 'yours' : ''} data-phase={table.phase}>
      <span class="what">
        <b>{table.name}</b>
        <span class="seated">
          {table.seats.map((name, seat) => (
            <span key={`${seat}-${name}`} class={name === '' ? 'open' : ''}>
              <Icon name="person" />
              {name || say(table.phase === 'lobby' ? 'crew.table.open' : 'lobby.bot')}
            </span>
          ))}
        </span>
      </span>
      <span class="state">{stateOf(table)}</span>
    </a>
  </li>
);

const Group = ({ tables, phase }: { tables: readonly TableCardView[]; phase: (typeof PHASES)[number] }) => {
  const all = useSignal(false);
  const found = tables.filter((table) => table.phase === phase).toReversed();
  if (found.length === 0) return null;
  const shown = phase === 'over' && !all.value ? found.slice(0, FEW) : found;
  return (
    <>
      <h3>{say(`crew.tables.${phase}`)}</h3>
      <ul class="doors">
        {shown
          .toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)))
          .map((table) => (
            <Entry key={table.id} table={table} />
          ))}
      </ul>
      {shown.length < found.length && (
        <button
          type="button"
          class="btn bare"
          onClick={() => {
            all.value = true;
          }}
        >
          {say('crew.tables.more', { n: found.length })}
        </button>
      )}
    </>
  );
};

/** `children`: the way to make another. */
export const Tables = ({ crew, children }: { crew: CrewView; children: ComponentChildren }) => (
  <section class="panel tables">
    <h2>{say('crew.tables')}</h2>
    {children}
    {crew.tables.length === 0 && <p class="dim">{say('crew.tables.none')}</p>}
    {PHASES.map((phase) => (
      <Group key={phase} tables={crew.tables} phase={phase} />
    ))}
  </section>
);
