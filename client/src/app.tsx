// Chooses the page, loads it when it is not the first one, and catches what breaks.
import { useSignal } from '@preact/signals';
import { Component, type ComponentChildren, type FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { Home } from './pages/home.tsx';
import { Stop } from './pages/stop.tsx';
import { type Route, route } from './router.ts';
import { Notices } from './ui/notices.tsx';
import { say } from './words.ts';

type Page = FunctionComponent<{ route: Route }>;
const LATER: Partial<Record<Route['page'], () => Promise<{ default: Page }>>> = {
  crew: () => import('./pages/crew.tsx'),
  table: () => import('./pages/table.tsx'),
  ...(import.meta.env.DEV ? { dev: () => import('./pages/dev.tsx') } : {}),
};

const Later = ({ at }: { at: Route }) => {
  const page = useSignal<Page | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    page.value = null;
    LATER[at.page]?.().then(
      (module) => {
        page.value = module.default;
      },
      () => {
        failed.value = true;
      },
    );
  }, [at.page]);
  if (failed.value) return <Stop why="outdated" />;
  const Shown = page.value;
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
  if (at.page === 'lost') return <Stop why="notFound" />;
  return <Later at={at} />;
};

export const App = () => (
  <Guard>
    <Shown at={route.value} />
    <Notices />
  </Guard>
);
