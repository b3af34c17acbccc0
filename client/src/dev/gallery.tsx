// /dev/scene: what the table is made of, all at once.
import '../styles/table.css';
import '../styles/panels.css';
import '../styles/cards.css';
import '../styles/motion.css';
import './gallery.css';
import { useSignal } from '@preact/signals';
import { words } from '../ui/escape/words.ts';
import { Cards } from './cards.tsx';
import { Icons } from './icons.tsx';
import { Maps } from './maps.tsx';
import { Sounds } from './sounds.tsx';

const TABS = { maps: Maps, cards: Cards, icons: Icons, sounds: Sounds } as const;
type Tab = keyof typeof TABS;
const isTab = (name: string): name is Tab => name in TABS;

/** `/dev/scene#cards` opens at the cards. */
const first = (): Tab => {
  const [name = ''] = location.hash.slice(1).split('.');
  return isTab(name) ? name : 'maps';
};

export const Gallery = () => {
  const tab = useSignal<Tab>(first());
  if (words.value === null) return null;
  const Shown = TABS[tab.value];
  return (
    <main class="gallery">
      <nav>
        {(Object.keys(TABS) as Tab[]).map((name) => (
          <button
            key={name}
            type="button"
            class={`btn ${tab.value === name ? 'main' : ''}`}
            onClick={() => {
              tab.value = name;
              location.hash = name;
            }}
          >
            {name}
          </button>
        ))}
      </nav>
      <Shown />
    </main>
  );
};
