// What happened, newest first: a group for each hero's part of a turn and for the New York Phase after it.
import { useMemo } from 'preact/hooks';
import type { Part } from 'shared/text';
import { NO_MARKS } from '../../scene/types.ts';
import { Icon, Shape } from '../icons.tsx';
import type { Desk } from './desk.ts';
import type { Line } from './eventLine.ts';
import { countSince, type Group, groupsOf, placeIn, seqOf } from './logLines.ts';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

const Words = ({ parts }: { parts: readonly Part[] }) => (
  <>{parts.map((part, i) => (typeof part === 'string' ? part : <b key={i}>{part.strong}</b>))}</>
);

/** New York's sign beside its lines, as a hero's shape stands beside the hero's. */
const CitySign = () => (
  <svg class="shape" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 .5 14.500 4.250v7.500L8 15.500 1.500 11.750v-7.500z" />
  </svg>
);
const Sign = ({ desk, seat }: { desk: Desk; seat: number }) =>
  seat >= 0 ? <Shape hero={desk.view.value.hero[seat] ?? 0} /> : <CitySign />;

type EntryProps = { desk: Desk; line: Line };
const Inside = ({ desk, line: { seat, parts, secret, times } }: EntryProps) => (
  <>
    <Sign desk={desk} seat={seat} />
    <span>
      <Words parts={parts} />
      {times > 1 && <i class="times"> ×{times}</i>}
      {secret && <span class="unseen"> ({label('log.secret')})</span>}
    </span>
    {secret && <Icon name="lock" />}
  </>
);

/** What happened somewhere can be pressed and leads there; what has no place is only read. */
const Entry = ({ desk, line }: EntryProps) => {
  const { seat, spaces, seats, secret } = line;
  const light = (on: boolean) => desk.mark(on ? { spaces, seats } : NO_MARKS);
  const isNew = seqOf(line) > desk.seen.value;
  const title = secret ? label('log.secret') : undefined;
  const place = placeIn(line, desk.view.value);
  return (
    <li class={`${seat >= 0 ? heroClass(desk, seat) : 'city'} ${secret ? 'secret' : ''} ${isNew ? 'new' : ''}`}>
      {place < 0 ? (
        <p title={title}>
          <Inside desk={desk} line={line} />
        </p>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          title={title}
          onPointerEnter={() => light(true)}
          onPointerLeave={() => light(false)}
          onFocus={() => light(true)}
          onBlur={() => light(false)}
          onClick={() => desk.lookAt(place)}
        >
          <Inside desk={desk} line={line} />
        </button>
      )}
    </li>
  );
};

const titleOf = (desk: Desk, { n, seat, city }: Group): string => {
  if (n < 0) return label('turn.earlier');
  if (n === 0) return label('turn.before');
  return city ? label('turn.city', { n }) : label('turn.of', { n, seat: desk.names.value.seat(seat) });
};

/** The lines are one stop for the Tab key; the arrows walk through them. */
const walk = (event: KeyboardEvent): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const lines = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const next = lines[lines.indexOf(document.activeElement as HTMLButtonElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const Since = ({ desk, groups }: { desk: Desk; groups: readonly Group[] }) => {
  const n = countSince(groups, desk.seen.value);
  if (n === 0) return null;
  return (
    <p class="since">
      {label('log.since', { n })}
      <button type="button" class="btn" onClick={() => desk.see()}>
        {label('log.since.read')}
      </button>
    </p>
  );
};

export const Log = ({ desk }: { desk: Desk }) => {
  const steps = desk.link.log.value;
  const names = desk.names.value;
  const groups = useMemo(() => groupsOf(steps, names), [steps, names]);
  return (
    <section class="log" id="side-log" role="tabpanel" aria-label={label('log.title')}>
      <h2>{label('log.title')}</h2>
      <Since desk={desk} groups={groups} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="scroll" tabIndex={0} aria-label={label('log.title')} onKeyDown={walk}>
        {groups.length === 0 && <p class="dim">{label('log.empty')}</p>}
        {groups.map((group) => (
          <section key={group.key} class={group.city || group.seat < 0 ? 'city' : heroClass(desk, group.seat)}>
            <h3>
              <Sign desk={desk} seat={group.city ? -1 : group.seat} />
              {titleOf(desk, group)}
            </h3>
            <ol>
              {group.lines.toReversed().map((line) => (
                <Entry key={line.key} desk={desk} line={line} />
              ))}
            </ol>
          </section>
        ))}
      </section>
    </section>
  );
};
