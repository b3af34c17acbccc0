// How the line to the server is: a dot while it holds, words when it does not.
import type { HouseKey } from 'shared/text';
import type { Line, LineState } from '../net/line.ts';
import { say } from '../words.ts';

const WORDS: Partial<Record<LineState, HouseKey>> = {
  connecting: 'line.connecting',
  live: 'line.live',
  lost: 'line.lost',
  offline: 'line.offline',
};

export const Connection = ({ line }: { line: Line }) => {
  const state = line.state.value;
  return (
    <span class={`line ${state}`} role="status" data-line={state}>
      <i aria-hidden="true" />
      <span class={state === 'live' ? 'unseen' : ''}>{say(WORDS[state] ?? 'line.refused')}</span>
    </span>
  );
};
