// The one line on top: whose turn it is, what is asked, how the line holds.
import { useEffect } from 'preact/hooks';
import { HEROES } from '../../scene/game.ts';
import { say } from '../../words.ts';
import { Connection } from '../connection.tsx';
import { LanguageSwitch, Logo } from '../head.tsx';
import { Shape } from '../icons.tsx';
import { Action, buttonsOf, IN_THE_LINE } from './action.tsx';
import type { Desk } from './desk.ts';
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
  return (
    <>
      <b class={`who ${heroClass(desk, seat)}`}>
        <Shape hero={view.value.hero[seat] ?? 0} />
        {open && seat === view.value.turn[1]
          ? label('top.yours', { seat: names.value.seat(seat) })
          : [seat, ...others].map((one) => names.value.seat(one)).join(', ')}
      </b>
      <span class="asked">
        {open ? askText(open, names.value) : waitText({ why: table.value.why, about: table.value.about }, names.value)}
      </span>
    </>
  );
};

/** The tab's title says when one is awaited, for those who have wandered off. */
const useTitle = (desk: Desk): void => {
  const asked = desk.question.value !== null;
  const name = desk.table.value.name;
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${name} · ${say('app.name')}`;
  }, [asked, name]);
};

export const Top = ({ desk }: { desk: Desk }) => {
  const buttons = buttonsOf(desk);
  const { name, watchers } = desk.table.value;
  useTitle(desk);
  return (
    <header class="top">
      <Logo />
      <span class="where">
        {name}
        {watchers > 0 && ` · ${say('table.watching', { n: watchers })}`}
      </span>
      <p class="ask" role="status" aria-live="polite" data-asked={desk.question.value?.why ?? ''}>
        <Asked desk={desk} />
      </p>
      <div class="top-actions">
        {buttons.length <= IN_THE_LINE &&
          buttons.map((choice) => (
            <Action key={choice.option.id} desk={desk} choice={choice} loud={choice.main || buttons.length === 1} />
          ))}
      </div>
      <LanguageSwitch />
      <Connection line={desk.link.line} />
    </header>
  );
};
