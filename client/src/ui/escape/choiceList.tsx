// Everything that can be picked, by name: the way in for the keyboard and for screen readers.
import { useEffect, useRef } from 'preact/hooks';
import { Action } from './action.tsx';
import type { Desk } from './desk.ts';
import { SpaceList } from './spaceList.tsx';
import { label } from './words.ts';

/** The arrows walk through the entries of a list, Home and End go to its ends. */
const walkThrough = (event: KeyboardEvent): void => {
  const entries = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 };
  const next = entries[to[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

type Props = { desk: Desk; shown: boolean };
export const ChoiceList = ({ desk, shown }: Props) => {
  const list = useRef<HTMLElement>(null);
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (shown) {
      from.current = document.activeElement as HTMLElement | null;
      list.current?.querySelector('button')?.focus();
      return;
    }
    // Closed, it must not stay open for the sake of a focus inside it: back to where it was called from.
    if (!list.current?.contains(document.activeElement)) return;
    (document.activeElement as HTMLElement).blur();
    if (from.current?.isConnected) from.current.focus();
  }, [shown]);
  return (
    <nav
      ref={list}
      class={`choices ${shown ? 'shown' : ''}`}
      aria-label={label('map.choices')}
      onKeyDown={walkThrough}
      id="choices"
    >
      {desk.choices.value.length === 0 && <p class="dim">{label('choices.none')}</p>}
      <ul>
        {desk.choices.value.map((choice) => (
          <li key={choice.option.id}>
            <Action desk={desk} choice={choice} />
          </li>
        ))}
      </ul>
      {shown && <SpaceList desk={desk} />}
    </nav>
  );
};
