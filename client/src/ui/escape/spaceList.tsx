// The map in words: every space that somebody or something is in.
import { SPACES } from '../../scene/game.ts';
import type { Desk } from './desk.ts';
import { tipOf } from './tipText.ts';
import { label } from './words.ts';

/** What lies in each space, one line a space; empty streets are left out. */
export const spaceLines = (facts: Parameters<typeof tipOf>[1]): readonly { space: number; line: string }[] =>
  Array.from({ length: SPACES }, (_, space) => space).flatMap((space) => {
    const { title, entries } = tipOf({ kind: 'space', target: space }, facts);
    const things = entries.map(({ name, note }) => `${name} ${note}`.trim());
    return things.length === 0 ? [] : [{ space, line: `${title}: ${things.join(', ')}` }];
  });

export const SpaceList = ({ desk }: { desk: Desk }) => (
  <details class="spaces">
    <summary>{label('spaces.title')}</summary>
    <ul>
      {spaceLines({ names: desk.names.value, view: desk.view.value }).map(({ space, line }) => (
        <li key={space}>
          <button type="button" class="btn bare" onClick={() => desk.lookAt(space)}>
            {line}
          </button>
        </li>
      ))}
    </ul>
  </details>
);
