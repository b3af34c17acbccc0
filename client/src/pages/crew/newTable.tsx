// Making a table: a name and how many play.
import { useSignal } from '@preact/signals';
import { GAMES } from '../../games.ts';
import type { CrewLink, CrewView } from '../../net/crewLink.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { say } from '../../words.ts';

type Props = { crew: CrewView; link: CrewLink; made: (table: string) => void };

export const NewTable = ({ crew, link, made }: Props) => {
  const name = useSignal('');
  const game = useSignal(GAMES[0]!);
  const seats = useSignal(2);
  const busy = useSignal(false);
  const fallback = say('crew.table.default', { n: crew.tables.length + 1 });
  const { min, max } = game.value.seats;
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
    <form class="panel new-table" onSubmit={make}>
      <h2>{say('crew.table.new')}</h2>
      {GAMES.length > 1 && (
        <fieldset class="field">
          <div class="switch">
            {GAMES.map((one) => (
              <label key={one.id}>
                <input
                  type="radio"
                  name="game"
                  checked={game.value === one}
                  onChange={() => {
                    game.value = one;
                  }}
                />
                {say(one.title)}
              </label>
            ))}
          </div>
        </fieldset>
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
      <fieldset class="field">
        <legend>{say('crew.table.seats')}</legend>
        <div class="switch">
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
            <label key={n}>
              <input
                type="radio"
                name="seats"
                value={n}
                checked={seats.value === n}
                onChange={() => {
                  seats.value = n;
                }}
              />
              {n}
            </label>
          ))}
        </div>
        <small>{say('crew.table.seats.hint')}</small>
      </fieldset>
      <button type="submit" class="btn main" disabled={busy.value}>
        {say('crew.table.go')}
      </button>
    </form>
  );
};
