// What can be read at any time: how one wins, the keys, and the words of the rules.
import { useSignal } from '@preact/signals';
import { Dialog } from '../dialog.tsx';
import { AimSheet } from './aim.tsx';
import type { Desk } from './desk.ts';
import { closeSheet, sheet } from './sheet.ts';
import { label } from './words.ts';

const KEYS = [
  ['1 – 9', 'keys.digits'],
  ['↵', 'keys.enter'],
  ['U', 'keys.undo'],
  ['R', 'keys.reset'],
  ['L', 'keys.list'],
  ['↑ ↓', 'keys.arrows'],
  ['Tab', 'keys.tab'],
  ['Esc', 'keys.escape'],
  ['', 'keys.space'],
  ['W', 'keys.aim'],
  ['M', 'keys.menu'],
  ['?', 'keys.help'],
] as const;

const Keys = () => (
  <Dialog title={label('keys.title')} class="keys" close={closeSheet}>
    <dl>
      {KEYS.map(([key, text]) => (
        <div key={key}>
          <dt>
            {/* The space bar has nothing printed on it. */}
            <kbd>{key || label('keys.space.name')}</kbd>
          </dt>
          <dd>{label(text)}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

const TERM = /^term\.[\w-]+$/;
/** The terms that have the sought letters in their name or their sentence, by name. */
export const termsWith = (
  words: Readonly<Record<string, string | undefined>>,
  sought: string,
): readonly (readonly [name: string, text: string])[] => {
  const part = sought.trim().toLocaleLowerCase();
  return Object.keys(words)
    .filter((key) => TERM.test(key))
    .map((key) => [words[key] ?? '', words[`${key}.text`] ?? ''] as const)
    .filter(([name, text]) => `${name} ${text}`.toLocaleLowerCase().includes(part))
    .sort(([a], [b]) => a.localeCompare(b));
};

const Rules = ({ desk }: { desk: Desk }) => {
  const sought = useSignal('');
  const found = termsWith(desk.names.value.words, sought.value);
  return (
    <Dialog title={label('rules.title')} class="rules" close={closeSheet}>
      <label class="field">
        <span>{label('rules.search')}</span>
        <input
          type="text"
          value={sought.value}
          onInput={(event) => {
            sought.value = event.currentTarget.value;
          }}
        />
      </label>
      <dl>
        {found.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {found.length === 0 && <p class="dim">{label('rules.none')}</p>}
    </Dialog>
  );
};

export const Sheets = ({ desk }: { desk: Desk }) => {
  if (sheet.value === 'keys') return <Keys />;
  if (sheet.value === 'aim') return <AimSheet close={closeSheet} />;
  return sheet.value === 'rules' ? <Rules desk={desk} /> : null;
};
