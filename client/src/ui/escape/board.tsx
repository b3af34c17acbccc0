// The table while it is played: the line on top, New York, the map, the heroes and log, the dock.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { TableLink } from '../../net/tableLink.ts';
import { Tablist } from '../tablist.tsx';
import { Actions } from './actions.tsx';
import { useAutoPass } from './autoPass.ts';
import { useChimes } from './chimes.ts';
import type { Place } from './choices.ts';
import { type Desk, openDesk } from './desk.ts';
import { Dock } from './dock.tsx';
import { useFocusKept } from './keepFocus.ts';
import { useKeys } from './keys.ts';
import { MapPane } from './map.tsx';
import { NewYork } from './newYork.tsx';
import { Over } from './over.tsx';
import { usePresence } from './presence.ts';
import { Questions } from './questions.tsx';
import { Sheets } from './sheets.tsx';
import { Side } from './side.tsx';
import { Top } from './top.tsx';
import { Voice } from './voice.tsx';
import { Vote } from './vote.tsx';
import { label } from './words.ts';

const TABS = ['hand', 'own', 'heroes', 'city', 'log'] as const;
type Tab = (typeof TABS)[number];

/** Whoever looks on has no hand, and nothing of their own. */
const OTHERS: readonly Tab[] = ['heroes', 'city', 'log'];
const tabsOf = (desk: Desk): readonly Tab[] => (desk.held.value.length > 0 ? TABS : OTHERS);

const SHOWS: Readonly<Record<Tab, string>> = { hand: 'dock', own: 'dock', heroes: 'side', city: 'city', log: 'side' };

const LIES: Partial<Record<Place, Tab>> = { card: 'hand', ability: 'hand', slot: 'hand', weapon: 'own', car: 'own' };

/** Where there is no room for all panels, one of them lies in the sheet under the map. */
const Tabs = ({ desk, tab, to }: { desk: Desk; tab: Tab; to: (tab: Tab) => void }) => {
  const unread = desk.link.talk.unread.value;
  const news = { n: unread, text: label('chat.unread', { n: unread }) };
  return (
    <Tablist
      class="tabs"
      label={label('tabs.title')}
      tabs={tabsOf(desk).map((name) => ({
        name,
        text: label(`tab.${name}`),
        shows: SHOWS[name],
        isLit: desk.choices.value.some(({ place }) => LIES[place] === name),
        ...(name === 'log' && { news }),
      }))}
      chosen={tab}
      choose={to}
    />
  );
};

export const Board = ({ link }: { link: TableLink }) => {
  const desk = useMemo(() => openDesk(link), [link]);
  const tab = useSignal<Tab>('hand');
  useKeys(desk);
  useChimes(desk);
  useAutoPass(desk);
  usePresence(desk);
  useFocusKept(desk);
  const [first] = tabsOf(desk);
  const shown = tabsOf(desk).includes(tab.value) ? tab.value : first!;
  return (
    <main class="table" data-tab={shown} data-turn={desk.view.value.turn[0]} data-seq={desk.table.value.seq}>
      <Top desk={desk} />
      <NewYork desk={desk} />
      <MapPane desk={desk} />
      <Actions desk={desk} class="thumb-actions" />
      <Side desk={desk} />
      <Tabs
        desk={desk}
        tab={shown}
        to={(next) => {
          tab.value = next;
        }}
      />
      <Dock desk={desk} />
      <Voice desk={desk} />
      <Vote desk={desk} />
      <Questions desk={desk} />
      <Over desk={desk} />
      <Sheets desk={desk} />
    </main>
  );
};
