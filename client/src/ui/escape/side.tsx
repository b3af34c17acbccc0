// Beside the map: the heroes, and under them the log or the chat.
import { useSignal } from '@preact/signals';
import { Tablist } from '../tablist.tsx';
import { Chat } from './chat.tsx';
import type { Desk } from './desk.ts';
import { Heroes } from './heroes.tsx';
import { Log } from './log.tsx';
import { label } from './words.ts';

const SIDES = ['log', 'chat'] as const;

export const Side = ({ desk }: { desk: Desk }) => {
  const shown = useSignal<(typeof SIDES)[number]>('log');
  const unread = desk.link.talk.unread.value;
  return (
    <aside class="side" id="side" data-side={shown.value}>
      <Heroes desk={desk} />
      <Tablist
        class="side-tabs"
        label={label('side.tabs')}
        tabs={SIDES.map((name) => ({
          name,
          text: label(`${name}.title`),
          shows: `side-${name}`,
          ...(name === 'chat' && { news: { n: unread, text: label('chat.unread', { n: unread }) } }),
        }))}
        chosen={shown.value}
        choose={(side) => {
          shown.value = side;
        }}
      />
      {shown.value === 'log' ? <Log desk={desk} /> : <Chat desk={desk} />}
    </aside>
  );
};
