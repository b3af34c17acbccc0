// Chooses the page, loads it when it is not the first one, and catches what breaks.
import { Component, type ComponentChildren } from 'preact';
import { fetchGame } from './games.ts';
import { Home } from './pages/home.tsx';
import { Missing } from './pages/missing.tsx';
import { Stop } from './pages/stop.tsx';
import { type Route, route } from './router.ts';
import { type Load, useLater } from './ui/later.ts';
import { Notices } from './ui/notices.tsx';
import { fetchRoomWords, roomWords, say } from './words.ts';

/** `early`: what a page can begin with before there is a word to say. */
type Loads = () => Promise<Awaited<ReturnType<Load<{ route: Route }>>> & { early?: (route: Route) => void }>;
const table: Loads = () => {
  const page = import('./pages/table.tsx');
  // The table is joined first: the server answers while the map is made ready.
  fetchGame(page);
  return page;
};
const soon: Loads = () => import('./pages/soon.tsx');
const LATER: Partial<Record<Route['page'], Loads>> = {
  crew: () => import('./pages/crew.tsx'),
  table,
  watch: table,
  learn: soon,
  replay: soon,
  device: () => import('./pages/device.tsx'),
  ...(import.meta.env.DEV ? { dev: () => import('./pages/dev.tsx') } : {}),
};

/** Has all that the address asks for on its way at once, before there is a word to say. */
export const fetchPage = (): void => {
  const at = route.peek();
  const load = LATER[at.page];
  if (!load) return;
  fetchRoomWords();
  load().then(
    ({ early }) => early?.(at),
    () => {},
  );
};

const Later = ({ at, load }: { at: Route; load: Loads }) => {
  // With the words of crews and tables.
  const Shown = useLater(async () => (await Promise.all([load(), roomWords()]))[0]);
  if (Shown === 'failed') return <Missing />;
  return Shown ? <Shown route={at} /> : <p class="loading">{say('app.loading')}</p>;
};

/** The game is safe on the server whatever breaks here; say so and offer to reload. */
class Guard extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };
  static override getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? <Stop why="error" /> : this.props.children;
  }
}

const Shown = ({ at }: { at: Route }) => {
  if (at.page === 'home') return <Home />;
  const load = LATER[at.page];
  return load ? <Later key={at.page} at={at} load={load} /> : <Stop why="notFound" />;
};

export const App = () => (
  <Guard>
    <Shown at={route.value} />
    <Notices />
  </Guard>
);
