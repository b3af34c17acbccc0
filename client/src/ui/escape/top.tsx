// The one line on top: whose turn it is, what is asked, the main button, how the line holds.
import { useEffect } from 'preact/hooks';
import { HEROES } from '../../scene/game.ts';
import { say } from '../../words.ts';
import { Connection } from '../connection.tsx';
import { Logo } from '../head.tsx';
import { Shape } from '../icons.tsx';
import { showTurn } from '../turnSign.ts';
import { Actions } from './actions.tsx';
import { Because } from './because.tsx';
import type { Desk } from './desk.ts';
import { Menu } from './menu.tsx';
import { askText, waitText } from './phrases.ts';
import { label } from './words.ts';

export const heroClass = (desk: Desk, seat: number): string =>
  `hero-${HEROES[desk.view.value.hero[seat] ?? -1] ?? 'none'}`;

const Asked = ({ desk }: { desk: Desk }) => {
  const { view, names, question, table } = desk;
  const open = question.value;
  const seat = open?.seat ?? table.value.waiting[0] ?? view.value.turn[1] ?? 0;
  if (table.value.phase === 'over') return <b>{say('table.over')}</b>;
  const others = open ? [] : table.value.waiting.slice(1);
  const why = open?.why ?? table.value.why;
  return (
    <>
      <b class={`who ${heroClass(desk, seat)}`}>
        <Shape hero={view.value.hero[seat] ?? 0} />
        {open && seat === view.value.turn[1]
          ? label('top.yours', { seat: names.value.seat(seat) })
          : [seat, ...others].map((one) => names.value.seat(one)).join(', ')}
      </b>
      <Because desk={desk} why={why} />
      <span class="asked">
        {open ? askText(open, names.value) : waitText({ why, about: table.value.about }, names.value)} {mustText(desk)}
      </span>
    </>
  );
};

/** The tab's title and sign say when one is awaited, for those who have wandered off. */
const useTitle = (desk: Desk): void => {
  const asked = desk.question.value !== null;
  const name = desk.table.value.name;
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${name} · ${say('app.name')}`;
    showTurn(asked ? name : '');
    return () => showTurn('');
  }, [asked, name]);
};

/** Without a choice, the rule that leaves none. */
const mustText = (desk: Desk): string => {
  const open = desk.question.value;
  const isForced = open?.why === 'timer' && !open.options.some(({ kind }) => kind === 'no');
  return isForced ? desk.names.value.word('reason.must-recover') : '';
};

export const Top = ({ desk }: { desk: Desk }) => {
  const { name, watchers } = desk.table.value;
  useTitle(desk);
  return (
    <header class="top">
      <Logo />
      <h1 class="unseen">{name}</h1>
      <span class="where" aria-hidden={watchers === 0}>
        {name}
        {watchers > 0 && ` · ${say('table.watching', { n: watchers })}`}
      </span>
      <div class="ask" role="status" aria-live="polite" tabIndex={-1} data-asked={desk.question.value?.why ?? ''}>
        <Asked desk={desk} />
      </div>
      <Actions desk={desk} class="top-actions" />
      <Connection line={desk.link.line} />
      <Menu desk={desk} />
    </header>
  );
};
