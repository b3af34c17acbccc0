// What happened, newest turn first.
import type { Part } from 'shared/text';
import type { Desk } from './desk.ts';
import { type Line, textOf, turnsOf } from './logLines.ts';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

const Words = ({ parts }: { parts: readonly Part[] }) => (
  <>{parts.map((part, i) => (typeof part === 'string' ? part : <b key={i}>{part.strong}</b>))}</>
);

const Entry = ({ desk, line }: { desk: Desk; line: Line }) => (
  <li class={line.seat >= 0 ? heroClass(desk, line.seat) : 'city'}>
    <Words parts={line.parts} />
  </li>
);

export const Log = ({ desk }: { desk: Desk }) => {
  const turns = turnsOf(desk.link.log.value, desk.names.value);
  const last = turns[0]?.lines.at(-1);
  return (
    <section class="log">
      <h2>{label('log.title')}</h2>
      <p class="unseen" aria-live="polite" role="log">
        {last ? textOf(last) : ''}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="scroll" tabIndex={0} aria-label={label('log.title')}>
        {turns.length === 0 && <p class="dim">{label('log.empty')}</p>}
        {turns.map((turn) => (
          <section key={turn.n}>
            <h3>
              {turn.n === 0
                ? label('turn.before')
                : label('turn.of', { n: turn.n, seat: desk.names.value.seat(turn.seat) })}
            </h3>
            <ol>
              {turn.lines.toReversed().map((line) => (
                <Entry key={line.key} desk={desk} line={line} />
              ))}
            </ol>
          </section>
        ))}
      </section>
    </section>
  );
};
