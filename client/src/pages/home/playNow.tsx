// A game at once: how many heroes, who plays the others, and the hero whose press begins it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAMES, type GameUi } from '../../games.ts';
import { quickGame } from '../../net/quickGame.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { go } from '../../router.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { range, Switch } from '../../ui/switch.tsx';
import { language, say } from '../../words.ts';

const GAME = GAMES[0]!;

const PlayNow = ({ close }: { close: () => void }) => {
  const ui = useSignal<GameUi | null>(null);
  const seats = useSignal(1);
  const others = useSignal<'bots' | 'me'>('bots');
  const busy = useSignal(false);
  useEffect(() => {
    GAME.load().then(
      (module) => {
        ui.value = module.game;
      },
      () => {},
    );
  }, []);
  const roles = ui.value?.ready() ? ui.value.roles() : [];
  const begin = async (role: number) => {
    busy.value = true;
    const wish = { game: GAME.id, seats: seats.value, role, roles: roles.length, others: others.value };
    const names = {
      player: say('home.name.guest'),
      crew: say('play.crew'),
      table: (n: number) => say('play.table', { n }),
    };
    try {
      go(`/table/${await quickGame(wish, names, language.value)}`);
    } catch (error) {
      busy.value = false;
      tellRefusal(error);
    }
  };
  return (
    <Dialog title={say('play.title')} class="play-now" close={close}>
      <p>{say(busy.value ? 'play.begins' : 'play.pick')}</p>
      <ul class="picks" aria-busy={busy.value || roles.length === 0}>
        {roles.map((role, i) => (
          <li key={role.class}>
            <button type="button" class={`pick ${role.class}`} disabled={busy.value} onClick={() => begin(i)}>
              <span class="mark">{role.mark}</span>
              <b>{role.name}</b>
              <span>{role.about}</span>
            </button>
          </li>
        ))}
        {roles.length === 0 && <li class="dim">{say('app.loading')}</li>}
      </ul>
      <div class="choose">
        <Switch
          name="heroes"
          legend={say('play.heroes')}
          values={range(GAME.seats)}
          value={seats.value}
          choose={(n) => {
            seats.value = n;
          }}
        />
        <Switch
          name="others"
          legend={say('play.others')}
          values={['bots', 'me'] as const}
          value={others.value}
          label={(who) => say(`play.others.${who}`)}
          disabled={seats.value === 1}
          choose={(who) => {
            others.value = who;
          }}
        />
      </div>
    </Dialog>
  );
};
export default PlayNow;
