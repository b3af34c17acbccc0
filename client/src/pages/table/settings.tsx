// How a table is kept: how many play, who may watch, what happens while somebody is away. The host's to choose, everybody's to read.
import { useSignal } from '@preact/signals';
import { WATCH, type Watch } from 'shared/protocol/choices.ts';
import { gameOf } from '../../games.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { range, Switch } from '../../ui/switch.tsx';
import { say } from '../../words.ts';
import type { LobbyProps } from './lobby.tsx';
import { WatchLink } from './watchLink.tsx';

const HOUR = 60;
const DAY = 24 * HOUR;
const SPANS = [0, 5, 15, HOUR, 12 * HOUR, DAY, 3 * DAY];

const span = (minutes: number): string => {
  if (minutes === 0) return say('lobby.never');
  const [key, n] =
    minutes % DAY === 0
      ? (['span.days', minutes / DAY] as const)
      : minutes % HOUR === 0
        ? (['span.hours', minutes / HOUR] as const)
        : (['span.minutes', minutes] as const);
  return say('lobby.after', { span: say(key, { n }) });
};

type Props = LobbyProps & { isHost: boolean };
const useWish =
  ({ link }: LobbyProps) =>
  (wish: Parameters<typeof link.wish<'settings'>>[1]) => {
    link.wish('settings', wish).catch(tellRefusal);
  };

const Count = (props: Props) => {
  const { table } = props;
  const set = useWish(props);
  const taken = table.seats.findLastIndex(({ player, bot }) => player !== '' || bot) + 1;
  return (
    <Switch
      name="seats"
      legend={say('lobby.seats.count')}
      values={range(gameOf(table.game)?.seats ?? { min: taken, max: table.seats.length })}
      value={table.seats.length}
      disabled={(n) => n < taken}
      choose={(n) => set({ seats: n })}
    />
  );
};

const Name = (props: Props) => {
  const name = useSignal(props.table.name);
  const set = useWish(props);
  const save = () => {
    const wish = name.value.trim();
    if (wish !== '' && wish !== props.table.name) set({ name: wish });
  };
  return (
    <label class="field">
      <span>{say('lobby.name')}</span>
      <input
        name="table"
        maxLength={24}
        autocomplete="off"
        value={name.value}
        onInput={(e) => {
          name.value = e.currentTarget.value;
        }}
        onBlur={save}
        onKeyDown={(e) => {
          if (e.key === 'Enter') save();
        }}
      />
    </label>
  );
};

const Span = ({ label, value, set }: { label: string; value: number; set: (minutes: number) => void }) => (
  <label class="field">
    <span>{label}</span>
    <select value={value} onChange={(e) => set(Number(e.currentTarget.value))}>
      {[...new Set([...SPANS, value])].map((minutes) => (
        <option key={minutes} value={minutes}>
          {span(minutes)}
        </option>
      ))}
    </select>
  </label>
);

const Choices = (props: Props) => {
  const { table } = props;
  const set = useWish(props);
  return (
    <div class="choices-grid">
      <Count {...props} />
      <Name {...props} />
      <Switch
        name="watch"
        class="watch"
        legend={say('lobby.watch')}
        values={WATCH}
        value={table.watch as Watch}
        label={(who) => say(`lobby.watch.${who}`)}
        choose={(who) => set({ watch: who })}
      />
      <Span label={say('lobby.standin')} value={table.standIn} set={(standIn) => set({ standIn })} />
      <Span label={say('lobby.remind')} value={table.remind} set={(remind) => set({ remind })} />
      {(['whispers', 'gallery'] as const).map((name) => (
        <label key={name} class="toggle">
          <input
            type="checkbox"
            name={name}
            checked={table[name]}
            onChange={(e) => set({ [name]: e.currentTarget.checked })}
          />
          <span>
            {say(`lobby.${name}`)}
            <small>{say(`lobby.${name}.hint`)}</small>
          </span>
        </label>
      ))}
    </div>
  );
};

/** The same to read, for whoever is not the host. */
const Facts = ({ table }: LobbyProps) => {
  const facts: [name: string, value: string][] = [
    [say('lobby.watch'), say(`lobby.watch.${table.watch as Watch}`)],
    [say('lobby.standin'), span(table.standIn)],
    [say('lobby.remind'), span(table.remind)],
  ];
  return (
    <>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {(['whispers', 'gallery'] as const)
          .filter((name) => table[name])
          .map((name) => (
            <div key={name}>
              <dt>{say(`lobby.${name}`)}</dt>
              <dd>{say(`lobby.${name}.hint`)}</dd>
            </div>
          ))}
      </dl>
      <p class="hint">{say('lobby.settings.host')}</p>
    </>
  );
};

export const Settings = (props: Props) => (
  <section class="panel settings-panel">
    <h2>{say('lobby.settings')}</h2>
    {props.isHost ? <Choices {...props} /> : <Facts {...props} />}
    {props.table.watch === 'link' && <WatchLink {...props} />}
  </section>
);
