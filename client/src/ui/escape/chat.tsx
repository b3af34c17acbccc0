// What people say at this table: lines in the colour of their hero, whispers where the table allows them, quick signs.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { tellRefusal } from '../../net/refusals.ts';
import { EMOTES, type Said } from '../../net/tableTalk.ts';
import { Chat as Lines } from '../chat.tsx';
import type { Desk } from './desk.ts';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

const seatOf = (desk: Desk, player: string): number =>
  desk.table.value.seats.findIndex((seat) => seat.player === player && player !== '');

/** Said by somebody who looks on, or to one alone. */
const asideOf = (desk: Desk, { talk, to }: Said): string => {
  if (talk === 'watchers') return label('chat.watchers');
  if (talk !== 'whispers') return '';
  if (to === desk.link.player.value) return label('chat.whisper.you');
  return label('chat.whisper', { name: desk.table.value.seats[seatOf(desk, to)]?.name ?? '' });
};

/** In the colour of who speaks; what only two hear stands apart. */
const lookOf = (desk: Desk, { talk, by }: Said): string => {
  const seat = seatOf(desk, by);
  return `${seat >= 0 ? heroClass(desk, seat) : ''} ${talk === 'whispers' ? 'whispered' : ''}`;
};

const Signs = ({ desk }: { desk: Desk }) => (
  <fieldset class="signs">
    <legend class="unseen">{label('chat.emotes')}</legend>
    {EMOTES.map((emote) => (
      <button key={emote} type="button" class="btn" onClick={() => desk.link.talk.emote(emote).catch(tellRefusal)}>
        {label(`emote.${emote}`)}
      </button>
    ))}
  </fieldset>
);

const others = (desk: Desk) =>
  desk.table.value.seats.filter(({ player, bot }) => player !== '' && !bot && player !== desk.link.player.value);

export const Chat = ({ desk }: { desk: Desk }) => {
  const { talk } = desk.link;
  const to = useSignal('');
  const plays = desk.held.value.length > 0;
  const mayWhisper = plays && desk.table.value.whispers && others(desk).length > 1;
  const panel = useRef<HTMLElement>(null);
  // It may be chosen and yet lie behind another tab: only what is on the screen is read.
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => talk.read(entries.at(-1)?.isIntersecting === true));
    if (panel.current) seen.observe(panel.current);
    return () => {
      seen.disconnect();
      talk.read(false);
    };
  }, [talk]);
  return (
    <section ref={panel} class="chat" id="side-chat" role="tabpanel" aria-label={label('chat.title')}>
      {plays && <Signs desk={desk} />}
      {mayWhisper && (
        <label class={`whom ${to.value === '' ? '' : 'alone'}`}>
          <span>{label('chat.to')}</span>
          <select
            value={to.value}
            onChange={(event) => {
              to.value = event.currentTarget.value;
            }}
          >
            <option value="">{label('chat.to.all')}</option>
            {others(desk).map(({ player, name }) => (
              <option key={player} value={player}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Lines
        label={label('chat.title')}
        own={desk.link.player.value}
        lines={talk.lines.value}
        send={(text) => talk.say(!plays ? 'watchers' : to.value === '' ? 'table' : 'whispers', to.value, text)}
        remove={(line) => talk.unsay(line as Said)}
        aside={(line) => asideOf(desk, line as Said)}
        classOf={(line) => lookOf(desk, line as Said)}
      />
    </section>
  );
};
