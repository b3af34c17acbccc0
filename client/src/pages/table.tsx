// A table: its lobby, then its game. The game's own part is loaded by the id the table names.
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAMES, type GameUi } from '../games.ts';
import { savedName } from '../net/api.ts';
import { TableLink } from '../net/tableLink.ts';
import type { Route } from '../router.ts';
import { Connection } from '../ui/connection.tsx';
import { Page } from '../ui/head.tsx';
import { Stop, stopFor } from './stop.tsx';
import { Lobby } from './table/lobby.tsx';

const Joined = ({ id }: { id: string }) => {
  const link = useSignal<TableLink | null>(null);
  const game = useSignal<GameUi | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    const opened = new TableLink(id);
    link.value = opened;
    let wanted = '';
    const stop = effect(() => {
      const name = opened.moment.value?.table.game ?? '';
      if (name === '' || name === wanted) return;
      wanted = name;
      const load = GAMES.find((one) => one.id === name)?.load() ?? Promise.reject(new Error(`no game ${name}`));
      load.then(
        (module) => {
          game.value = module.game;
        },
        () => {
          failed.value = true;
        },
      );
    });
    return () => {
      stop();
      opened.close();
    };
  }, [id]);

  const opened = link.value;
  if (opened === null) return null;
  const why = failed.value ? 'outdated' : stopFor(opened.line.state.value);
  if (why) return <Stop why={why} />;
  const table = opened.moment.value?.table;
  const ui = game.value;
  if (!table || !ui?.ready())
    return (
      <Page title="">
        <p class="loading">
          <Connection line={opened.line} />
        </p>
      </Page>
    );
  if (table.phase === 'lobby') return <Lobby link={opened} table={table} roles={ui.roles()} />;
  return <ui.Board link={opened} />;
};

const Table = ({ route }: { route: Route }) => {
  if (route.page !== 'table') return null;
  // Nobody without a name is in a crew yet.
  return savedName() === '' ? <Stop why="member" /> : <Joined id={route.table} key={route.table} />;
};
export default Table;
