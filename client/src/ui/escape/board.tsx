// The table while it is played: the line on top, New York, the map, the heroes and log, the dock.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { TableLink } from '../../net/tableLink.ts';
import { openDesk } from './desk.ts';
import { Dock } from './dock.tsx';
import { Heroes } from './heroes.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { MapPane } from './map.tsx';
import { NewYork } from './newYork.tsx';
import { Over } from './over.tsx';
import { Top } from './top.tsx';
import { label } from './words.ts';

const TABS = ['hand', 'heroes', 'city', 'log'] as const;
type Tab = (typeof TABS)[number];

/** Where there is no room for all panels, one of them lies in the sheet under the map. */
const Tabs = ({ tab, to }: { tab: Tab; to: (tab: Tab) => void }) => (
  <div class="tabs" role="tablist">
    {TABS.map((name) => (
      <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => to(name)}>
        {label(`tab.${name}`)}
      </button>
    ))}
  </div>
);

export const Board = ({ link }: { link: TableLink }) => {
  const desk = useMemo(() => openDesk(link), [link]);
  const tab = useSignal<Tab>('hand');
  useKeys(desk);
  return (
    <main class="table" data-tab={tab.value} data-turn={desk.view.value.turn[0]} data-seq={desk.table.value.seq}>
      <Top desk={desk} />
      <NewYork desk={desk} />
      <MapPane desk={desk} />
      <aside class="side">
        <Heroes desk={desk} />
        <Log desk={desk} />
      </aside>
      <Tabs
        tab={tab.value}
        to={(next) => {
          tab.value = next;
        }}
      />
      <Dock desk={desk} />
      <Over desk={desk} />
    </main>
  );
};
