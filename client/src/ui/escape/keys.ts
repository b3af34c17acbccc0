// The keyboard at the table: digits pick, Enter goes on, Escape lets go.
import { useEffect } from 'preact/hooks';
import type { Desk } from './desk.ts';

/** What a key picks, or null where it means nothing here. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

export const useKeys = (desk: Desk): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const choices = desk.choices.peek();
      if (event.key === 'Escape') desk.arm([]);
      if (event.key >= '1' && event.key <= '9') {
        const choice = choices.find(({ digit }) => digit === Number(event.key));
        if (choice) desk.answer(choice);
        return;
      }
      // A focused button takes Enter itself.
      if (event.key !== 'Enter' || (event.target instanceof Element && event.target.closest('button, a'))) return;
      const marked = desk.armed.peek();
      const choice =
        marked.length === 1 ? choices.find(({ option }) => option.id === marked[0]) : choices.find(({ main }) => main);
      if (choice) desk.answer(choice);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
};
