// A row of lines and a place to add one; whoever shows it says whose lines these are and where they go.
import '../styles/talk.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Colour, PlayerSymbol } from 'shared/protocol';
import { me } from '../net/api.ts';
import type { Said } from '../net/lines.ts';
import { tellRefusal } from '../net/refusals.ts';
import { locale, say } from '../words.ts';
import { Icon } from './icons.tsx';
import { Sign } from './sign.tsx';

type Look = { readonly colour: Colour | ''; readonly symbol: PlayerSymbol | '' };
type Props = {
  /** What these lines are called, for whoever cannot see them. */
  label: string;
  lines: readonly Said[];
  /** Without it the lines are there to be read only. */
  send?: ((text: string) => Promise<unknown>) | undefined;
  remove?: (line: Said) => Promise<unknown>;
  /** Whether a line that is not one's own may be removed, too. */
  removesAll?: boolean;
  mute?: (player: string) => Promise<unknown>;
  /** For lines between two: whom this one is for. */
  aside?: (line: Said) => string;
  more?: (() => Promise<unknown>) | undefined;
  /** The reader, where the page knows it by other means. */
  own?: string;
  /** A look for each line, e.g. of who said it. */
  classOf?: (line: Said) => string;
  /** What somebody is told apart by. */
  signOf?: (player: string) => Look | undefined;
};
const ownOf = ({ own }: Pick<Props, 'own'>): string | undefined => own ?? me.value?.player;
const LONGEST = 500;
/** Closer to the end than this, one wants to see what comes next. */
const NEAR_END = 60;

const time = (at: number): string => {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const style = isToday
    ? { timeStyle: 'short' as const }
    : { dateStyle: 'short' as const, timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(locale(), style).format(date);
};

const Entry = ({ line, ...props }: Props & { line: Said }) => {
  const isOwn = line.by === ownOf(props);
  const aside = props.aside?.(line);
  const look = props.signOf?.(line.by);
  return (
    <li class={`${isOwn ? 'by-me' : ''} ${props.classOf?.(line) ?? ''}`}>
      <p>
        <b>
          {look && <Sign {...look} />}
          {line.name}
        </b>
        {aside && <small class="aside">{aside}</small>}
        <time dateTime={new Date(line.at).toISOString()}>{time(line.at)}</time>
      </p>
      <p class="said">{line.text}</p>
      {props.remove && (isOwn || props.removesAll) && (
        <button
          type="button"
          class="btn bare"
          aria-label={`${say('chat.delete')}: ${line.text.slice(0, 40)}`}
          title={say('chat.delete')}
          onClick={() => props.remove?.(line).catch(tellRefusal)}
        >
          <Icon name="fight" />
        </button>
      )}
      {props.mute && !isOwn && (
        <button
          type="button"
          class="btn bare"
          aria-label={say('chat.mute', { name: line.name })}
          title={say('chat.mute', { name: line.name })}
          onClick={() => props.mute?.(line.by).catch(tellRefusal)}
        >
          <Icon name="mute" />
        </button>
      )}
    </li>
  );
};

const Form = ({ send, label }: Required<Pick<Props, 'label'>> & { send: NonNullable<Props['send']> }) => {
  const text = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (words === '') return;
    text.value = '';
    send(words).catch((error: unknown) => {
      // What could not be said is there to be said again.
      if (text.value === '') text.value = words;
      tellRefusal(error);
    });
  };
  return (
    <form class="talk-say" onSubmit={submit}>
      <input
        name="say"
        aria-label={`${label}: ${say('chat.say')}`}
        placeholder={say('chat.say')}
        autocomplete="off"
        maxLength={LONGEST}
        value={text.value}
        onInput={(e) => {
          text.value = e.currentTarget.value;
        }}
      />
      <button type="submit" class="btn" aria-label={say('chat.send')} title={say('chat.send')}>
        <Icon name="move" />
      </button>
    </form>
  );
};

export const Chat = (props: Props) => {
  const { label, send, more } = props;
  const muted = me.value?.muted ?? [];
  const lines = props.lines.filter((line) => !muted.includes(line.by));
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1);
  const first = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
    const grown = element.lastElementChild?.lastElementChild?.clientHeight ?? 0;
    if (first.current || last?.by === ownOf(props) || rest - grown < NEAR_END) element.scrollTop = element.scrollHeight;
    if (last) first.current = false;
  }, [last?.id]);
  return (
    <div class="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={box} class="scroll" role="log" aria-label={label} tabIndex={0}>
        {more && (
          <button type="button" class="btn bare" onClick={() => more().catch(tellRefusal)}>
            {say('chat.more')}
          </button>
        )}
        {lines.length === 0 && <p class="dim">{say('chat.none')}</p>}
        <ul>
          {lines.map((line) => (
            <Entry key={line.id} {...props} line={line} />
          ))}
        </ul>
      </div>
      {send && <Form send={send} label={label} />}
    </div>
  );
};
