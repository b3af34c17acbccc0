// The table's menu: how it looks and behaves here, what one can ask of the others, the way out.
import { type Signal, signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { follow } from '../../router.ts';
import { say } from '../../words.ts';
import { LanguageSwitch } from '../head.tsx';
import { Icon } from '../icons.tsx';
import { Popover } from '../popover.tsx';
import { autoPass, clearColours } from '../preferences.ts';
import type { Desk } from './desk.ts';
import { MotionAndSound } from './settings.tsx';
import { openSheet } from './sheet.ts';
import { canUndo } from './undo.tsx';
import { label } from './words.ts';

export const menuOpen = signal(false);
const close = (): void => {
  menuOpen.value = false;
};

const Switch = ({ wish, text, hint }: { wish: Signal<boolean>; text: string; hint: string }) => (
  <label class="toggle">
    <input
      type="checkbox"
      checked={wish.value}
      onChange={() => {
        wish.value = !wish.value;
      }}
    />
    <span>
      {text}
      <small>{hint}</small>
    </span>
  </label>
);

/** What needs the others' consent. */
const Votes = ({ desk }: { desk: Desk }) => {
  const { phase, vote, seats } = desk.table.value;
  const others = seats.some(({ player, bot }) => player !== '' && !bot && player !== desk.link.player.value);
  if (phase !== 'playing' || desk.held.value.length === 0) return null;
  const propose = (what: 'undo' | 'abandon') => {
    close();
    desk.wish('propose', { what, seat: -1, row: 0 }).catch(() => {});
  };
  return (
    <div class="acts">
      {others && !canUndo(desk) && (
        <button type="button" class="btn" disabled={vote.what !== ''} onClick={() => propose('undo')}>
          {label('menu.ask.undo')}
        </button>
      )}
      <button type="button" class="btn" disabled={vote.what !== ''} onClick={() => propose('abandon')}>
        {label(others ? 'menu.ask.abandon' : 'menu.abandon')}
      </button>
    </div>
  );
};

export const Menu = ({ desk }: { desk: Desk }) => {
  const button = useRef<HTMLButtonElement>(null);
  const read: typeof openSheet = (which) => {
    close();
    openSheet(which);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="btn menu-button"
        aria-label={label('menu.title')}
        title={label('menu.title')}
        aria-expanded={menuOpen.value}
        aria-haspopup="dialog"
        onClick={() => {
          menuOpen.value = !menuOpen.value;
        }}
      >
        <Icon name="menu" />
      </button>
      {menuOpen.value && (
        <Popover anchor={button} label={label('menu.title')} class="menu" close={close}>
          <LanguageSwitch />
          <div class="motion">
            <MotionAndSound />
          </div>
          <Switch wish={autoPass} text={label('menu.auto-pass')} hint={label('menu.auto-pass.hint')} />
          <Switch wish={clearColours} text={label('menu.colours')} hint={label('menu.colours.hint')} />
          <div class="acts">
            <button type="button" class="btn" data-read="aim" onClick={() => read('aim')}>
              {label('aim.title')} <kbd>W</kbd>
            </button>
            <button type="button" class="btn" onClick={() => read('rules')}>
              {label('rules.title')}
            </button>
            <button type="button" class="btn" onClick={() => read('keys')}>
              {label('keys.title')} <kbd>?</kbd>
            </button>
          </div>
          <Votes desk={desk} />
          <div class="acts">
            <a class="btn" href="/" onClick={follow}>
              {label('menu.leave')}
            </a>
          </div>
          <small class="dim">{say('app.unofficial')}</small>
        </Popover>
      )}
    </>
  );
};
