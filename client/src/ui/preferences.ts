// How the reader wants the table to behave, kept in this browser.
import { effect, type Signal, signal } from '@preact/signals';
import { keep, recall } from '../net/keepsakes.ts';

export const switchFor = (name: string, usually: boolean): Signal<boolean> => {
  const kept = recall(name);
  const wish = signal(kept === null ? usually : kept === 'yes');
  wish.subscribe((on) => keep(name, on ? 'yes' : 'no'));
  return wish;
};

/** Windows in which nothing can be done are passed without asking. */
export const autoPass = switchFor('auto-pass', true);
/** Colours that are easier to tell apart. */
export const clearColours = switchFor('clear-colours', false);
/** The newcomer's card has been read, or its turn is over. */
export const aimRead = switchFor('aim-read', false);

effect(() => {
  document.documentElement.dataset.colours = clearColours.value ? 'clear' : 'usual';
});
