// A table: its lobby, then its game; for those who play, and for those who look on. The game's own part is loaded by the
// id the table names.
import './rooms.ts';
import { effect, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { watchLinkFrom } from 'shared/protocol/choices.ts';
import { type GameUi, gameOf } from '../games.ts';
import { refreshMe, savedName } from '../net/api.ts';
import { joinEarly, openTable } from '../net/early.ts';
import type { TableLink } from '../net/tableLink.ts';
import type { Route } from '../router.ts';
import { Connection } from '../ui/connection.tsx';
import { Page } from '../ui/head.tsx';
import { type Load, useLater } from '../ui/later.ts';
import { NameForm } from '../ui/nameForm.tsx';
import { showTurn } from '../ui/turnSign.ts';
import { language, say } from '../words.ts';
import { Missing } from './missing.tsx';
import { Stop, stopFor } from './stop.tsx';
import type { LobbyProps } from './table/lobby.tsx';

/** Questions that pass by themselves are gone by then. */
const SETTLED = 600;

/** The favicon, and a notice, when this player is asked and looks elsewhere. */
const useTurn = (link: TableLink | null): void => {
  const asked = link?.mine.value.some(({ question }) => question !== null) ?? false;
  const name = link?.moment.value?.table.name ?? '';
  useEffect(() => {
    const timer = setTimeout(() => showTurn(asked ? name : ''), asked ? SETTLED : 0);
    return () => clearTimeout(timer);
  }, [asked, name]);
  useEffect(() => () => showTurn(''), []);
};

const Waiting = ({ link }: { link: TableLink }) => (
  <Page title="">
    <p class="loading">
      <Connection line={link.line} />
    </p>
  </Page>
);

/** Most who open a table find it playing: what is there before that is loaded when it is seen. */
const lobby: Load<LobbyProps> = async () => ({ default: (await import('./table/lobby.tsx')).Lobby });
const LobbyLater = (props: LobbyProps) => {
  const Shown = useLater(lobby);
  if (Shown === 'failed') return <Missing />;
  return Shown ? <Shown {...props} /> : <Waiting link={props.link} />;
};

const Joined = ({ id, watch }: { id: string; watch?: string }) => {
  const link = useSignal<TableLink | null>(null);
  const game = useSignal<GameUi | null>(null);
  const failed = useSignal(false);
  // Before the first picture: joining takes longer.
  useLayoutEffect(() => {
    const opened = openTable(id, watch);
    link.value = opened;
    refreshMe(language.peek()).catch(() => {});
    let wanted = '';
    const stop = effect(() => {
      const name = opened.moment.value?.table.game ?? '';
      if (name === '' || name === wanted) return;
      wanted = name;
      const load = gameOf(name)?.load() ?? Promise.reject(new Error(`no game ${name}`));
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
  }, [id, watch]);
  useTurn(link.value);

  const opened = link.value;
  if (opened === null) return null;
  const why = failed.value ? 'outdated' : stopFor(opened.line.state.value);
  if (why) return <Stop why={why} />;
  const table = opened.moment.value?.table;
  const ui = game.value;
  if (!table || !ui?.ready()) return <Waiting link={opened} />;
  if (table.phase === 'lobby') return <LobbyLater link={opened} table={table} ui={ui} />;
  return <ui.Board link={opened} />;
};

/** By a watch link comes anybody, once they have said who they are. */
const Watch = ({ link }: { link: string }) => {
  const named = useSignal(savedName() !== '');
  const found = watchLinkFrom(link);
  if (found === null) return <Stop why="notFound" />;
  if (named.value) return <Joined id={found.table} watch={found.watch} key={link} />;
  return (
    <Page title={say('table.watch.join')}>
      <NameForm
        title={say('table.watch.join')}
        hint={say('table.watch.join.hint')}
        go={say('table.watch.go')}
        done={() => {
          named.value = true;
        }}
      />
    </Page>
  );
};

const Table = ({ route }: { route: Route }) => {
  if (route.page === 'watch') return <Watch link={route.link} />;
  if (route.page !== 'table') return null;
  // Nobody without a name is in a crew yet.
  return savedName() === '' ? <Stop why="member" /> : <Joined id={route.table} key={route.table} />;
};
export default Table;

/** Joins the table of the address at once; whoever has no name yet is asked first. */
export const early = (route: Route): void => {
  if (savedName() === '') return;
  if (route.page === 'table') joinEarly(route.table);
  if (route.page !== 'watch') return;
  const found = watchLinkFrom(route.link);
  if (found) joinEarly(found.table, found.watch);
};
