// A small sheet beside what was pressed: closed by Escape, by a press elsewhere, or by what it offers.
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const GAP = 8;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Above what it belongs to where there is room, else below; always inside the window. */
export const placeFor = (
  anchor: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
): { left: number; top: number } => {
  const above = anchor.top - size.height - GAP;
  const top = above >= GAP ? above : anchor.bottom + GAP;
  return {
    left: clamp(anchor.left, GAP, Math.max(GAP, window.width - size.width - GAP)),
    top: clamp(top, GAP, Math.max(GAP, window.height - size.height - GAP)),
  };
};

type Props = {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  class?: string;
  close: () => void;
  children: ComponentChildren;
};

export const Popover = ({ anchor, label, class: look = '', close, children }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || !anchor.current) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const { offsetWidth: width, offsetHeight: height } = element;
    const at = placeFor(
      anchor.current.getBoundingClientRect(),
      { width, height },
      { width: innerWidth, height: innerHeight },
    );
    element.style.left = `${at.left}px`;
    element.style.top = `${at.top}px`;
  });
  // Before the first picture, so that no key is pressed elsewhere in between.
  useLayoutEffect(() => {
    const element = sheet.current;
    const from = anchor.current;
    (element?.querySelector<HTMLElement>('a, :is(button, input):enabled') ?? element)?.focus();
    // Whoever came by keyboard is put back where they were.
    return () => {
      if (element?.contains(document.activeElement) || document.activeElement === document.body) from?.focus();
    };
  }, []);
  return (
    <div
      ref={sheet}
      class={`popover ${look}`}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      // The browser would tell of it later, and a key pressed in between would find it open.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
      onToggle={(event) => {
        if (event.newState === 'closed') close();
      }}
    >
      {children}
    </div>
  );
};
