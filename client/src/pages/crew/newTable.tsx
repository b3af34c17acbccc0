// Making a table: a name and how many play.
import { useSignal } from '@preact/signals';
import { GAMES } from '../../games.ts';
import type { CrewLink, CrewView } from '../../net/crewLink.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { range, Switch } from '../../ui/switch.tsx';
import { say } from '../../words.ts';

type Props = { crew: CrewView; link: CrewLink; made: (table: string) => void };

export const NewTable = ({ crew, link, made }: Props) => {
  const name = useSignal('');
  const game = useSignal(GAMES[0]!);
  const seats = useSignal(2);
  const busy = useSignal(false);
  const fallback = say('crew.table.default', { n: crew.tables.length + 1 });
  const make = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    const wish = { game: game.value.id, name: name.value.trim() || fallback, seats: seats.value, options: {} };
    try {
      made((await link.wish('create-table', wish)).table);
    } catch (error) {
      tellRefusal(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <form class="new-table" aria-label={say('crew.table.new')} onSubmit={make}>
      {GAMES.length > 1 && (
        <Switch
          name="game"
          values={[...GAMES.keys()]}
          value={GAMES.indexOf(game.value)}
          label={(n) => say(GAMES[n]!.title)}
          choose={(n) => {
            game.value = GAMES[n]!;
          }}
        />
      )}
      <label class="field">
        <span>{say('crew.table.name')}</span>
        <input
          name="table"
          maxLength={24}
          autocomplete="off"
          placeholder={fallback}
          value={name.value}
          onInput={(e) => {
            name.value = e.currentTarget.value;
          }}
        />
      </label>
      <Switch
        name="seats"
        legend={say('crew.table.seats')}
        values={range(game.value.seats)}
        value={seats.value}
        choose={(n) => {
          seats.value = n;
        }}
      />
      <button type="submit" class="btn main" disabled={busy.value}>
        {say('crew.table.go')}
      </button>
      <small class="dim">{say('crew.table.seats.hint')}</small>
    </form>
  );
};
