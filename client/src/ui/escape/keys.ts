// The keyboard at the table: digits pick, Enter goes on, Escape lets go, the space bar ends what is played, letters open things.
import { useEffect } from 'preact/hooks';
import { putAway } from './aim.tsx';
import type { Desk } from './desk.ts';
import { menuOpen } from './menu.tsx';
import { openSheet } from './sheet.ts';
import { undo } from './undo.tsx';

/** Where letters are letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

const LETTERS: Readonly<Record<string, (desk: Desk) => void>> = {
  u: (desk) => undo(desk, 'step'),
  r: (desk) => undo(desk, 'turn'),
  l: (desk) => desk.list(!desk.listed.peek()),
  m: () => {
    menuOpen.value = !menuOpen.value;
  },
  w: () => openSheet('aim'),
  '?': () => openSheet('keys'),
};

/** Nothing lies open or is marked but, perhaps, the newcomer's card. */
const letsGoOfNothing = (desk: Desk): boolean =>
  desk.armed.peek().length === 0 &&
  !desk.listed.peek() &&
  desk.stage.peek().step === null &&
  document.querySelector('dialog[open], :popover-open') === null;

export const useKeys = (desk: Desk): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const choices = desk.choices.peek();
      const onControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.key === 'Escape') {
        if (letsGoOfNothing(desk)) putAway();
        desk.arm([]);
        desk.list(false);
      }
      if (desk.stage.peek().step && (event.key === 'Escape' || (event.key === ' ' && !onControl))) {
        event.preventDefault();
        desk.skip();
        return;
      }
      // While something is open to be read, the table under it does not listen.
      if (event.key !== '?' && document.querySelector('dialog[open]:not(.asks)') !== null) return;
      const letter = LETTERS[event.key.toLowerCase()];
      if (letter && !event.repeat) {
        event.preventDefault();
        letter(desk);
        return;
      }
      if (event.key >= '1' && event.key <= '9') {
        const choice = choices.find(({ digit }) => digit === Number(event.key));
        if (choice) desk.answer(choice);
        return;
      }
      // A focused button takes Enter itself.
      if (event.key !== 'Enter' || onControl) return;
      const marked = desk.armed.peek();
      const choice =
        marked.length === 1 ? choices.find(({ option }) => option.id === marked[0]) : choices.find(({ main }) => main);
      if (choice) desk.answer(choice);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
};
