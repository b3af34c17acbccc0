// The keyboard stays where it was: an answer takes its own button away, and the one in its place takes the focus.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Desk } from './desk.ts';

const REGIONS = '.choices, .tray, .top-actions, .thumb-actions, .in-hand, .turn-cards, .abilities, .me, .own';
const BUTTONS = 'button:not(:disabled), a[href]';
type Place = { readonly region: string; readonly at: number };

const buttonsIn = (region: Element | null): HTMLElement[] => [
  ...(region?.querySelectorAll<HTMLElement>(BUTTONS) ?? []),
];

/** Null for a pointer's focus, which nobody sees and nobody misses. */
const placeOf = (target: EventTarget | null): Place | null => {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return null;
  const region = target.closest(REGIONS);
  return region && { region: `.${region.classList[0]}`, at: buttonsIn(region).indexOf(target) };
};

const restore = ({ region, at }: Place): void => {
  if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
  const all = buttonsIn(document.querySelector(region));
  const offered = all.filter((one) => one.dataset.option !== undefined);
  const next = offered.find((one) => all.indexOf(one) >= at) ?? offered.at(-1);
  // Where nothing is left to pick, what is asked is read next.
  (next ?? document.querySelector<HTMLElement>('.top .ask'))?.focus();
};

export const useFocusKept = (desk: Desk): void => {
  useEffect(() => {
    let last: Place | null = null;
    let frame = 0;
    const forget = (): void => {
      last = null;
    };
    const remember = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches('.top .ask')) return;
      last = placeOf(event.target) ?? (event.target instanceof Element && event.target.closest('dialog') ? last : null);
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    const stop = effect(() => {
      const isStill = !desk.link.busy.value && desk.table.value.seq >= 0;
      const asked = desk.question.value !== null || desk.table.value.undoable.length > 0;
      cancelAnimationFrame(frame);
      if (isStill && asked) frame = requestAnimationFrame(() => last && restore(last));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [desk]);
};
