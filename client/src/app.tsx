// Chooses the page, loads it when it is not the first one, and catches what breaks.
import { Component, type ComponentChildren } from 'preact';
import { Home } from './pages/home.tsx';
import { Stop } from './pages/stop.tsx';
import { type Route, route } from './router.ts';
import { type Load, useLater } from './ui/later.ts';
import { Notices } from './ui/notices.tsx';
import { roomWords, say } from './words.ts';

type Loads = Load<{ route: Route }>;
/** With the words of crews and tables. */
const withWords =
  (load: Loads): Loads =>
  async () =>
    (await Promise.all([load(), roomWords()]))[0];
const table = withWords(() => import('./pages/table.tsx'));
const soon = withWords(() => import('./pages/soon.tsx'));
const LATER: Partial<Record<Route['page'], Loads>> = {
  crew: withWords(() => import('./pages/crew.tsx')),
  table,
  watch: table,
  learn: soon,
  replay: soon,
  device: withWords(() => import('./pages/device.tsx')),
  ...(import.meta.env.DEV ? { dev: () => import('./pages/dev.tsx') } : {}),
};

const Later = ({ at, load }: { at: Route; load: Loads }) => {
  const Shown = useLater(load);
  if (Shown === 'failed') return <Stop why="outdated" />;
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
