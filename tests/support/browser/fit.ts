// What does not fit: text that is cut off or sticks out, targets too small for a finger, keys of a catalogue shown raw.
import type { Page } from 'playwright-core';

/** Text that cannot be read to its end, one line each. What scrolls is not cut off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SEEN = { visibilityProperty: true };
    // A phone's page grows with what is too wide for it; what is seen of it does not.
    const seen = (window.visualViewport as VisualViewport).width;
    const found: string[] = [];
    const all = document.querySelectorAll<HTMLElement>('main *, dialog *, [popover] *');
    for (const one of all) {
      if (one.closest('svg, .unseen, .choices:not(.shown)') || !one.checkVisibility(SEEN)) continue;
      const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
      if (words.length === 0) continue;
      const range = document.createRange();
      range.setStartBefore(words[0]!);
      range.setEndAfter(words.at(-1)!);
      const text = range.getBoundingClientRect();
      const name = `${one.className} "${one.textContent?.trim().slice(0, 40)}"`;
      const out = (box: DOMRect, by: string, room: number): void => {
        const [x, y] = [
          Math.max(text.right - box.right, box.left - text.left),
          Math.max(text.bottom - box.bottom, box.top - text.top),
        ];
        if (x > room || y > room) found.push(`${name} beyond ${by} by ${Math.round(x)}, ${Math.round(y)}`);
      };
      const box = one.closest('button, .box, .slot, .chip');
      // A letter's box is higher than the letter.
      const room = 2 + Number.parseFloat(getComputedStyle(one).fontSize) / 10;
      if (box) out(box.getBoundingClientRect(), box.className, room);
      for (let above: Element | null = one; above; above = above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above);
        if (/auto|scroll/.test(overflowX + overflowY)) {
          // A sheet is read from top to bottom, never from left to right.
          if (above.matches('dialog') && above.scrollWidth > above.clientWidth + 1)
            found.push(`${above.className} is ${above.scrollWidth} wide in ${above.clientWidth}`);
          break;
        }
        if (above === document.body) out(new DOMRect(0, text.top, seen, text.height), 'the window', room);
        if (/hidden|clip/.test(overflowX + overflowY)) out(above.getBoundingClientRect(), above.className, room);
      }
    }
    if (document.documentElement.scrollWidth > Math.ceil(seen))
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return [...new Set(found)];
  });

const FINGER = 44;
/** What can be pressed and is smaller than a fingertip; a switch is as large as its label, a hero's name as its plate. */
export const tooSmall = (page: Page, within = ':is(main.table, dialog)'): Promise<string[]> =>
  page.locator(`${within} :is(button, a, input, select, summary, .toggle, .switch label)`).evaluateAll(
    (all, finger) =>
      all.flatMap((one) => {
        const target = one.closest('.switch label, .look label, .toggle, .hero') ?? one;
        const own = target.getBoundingClientRect();
        // What is laid round it to be hit belongs to it.
        const round = getComputedStyle(target, '::after');
        const isRound = round.position === 'absolute' && round.content !== 'none';
        const [width, height] = [
          own.width,
          isRound ? Math.max(own.height, Number.parseFloat(round.height)) : own.height,
        ];
        if (one.closest('.choices:not(.shown)') || !one.checkVisibility() || width === 0) return [];
        const isLarge = Math.min(width, height) > finger - 0.5;
        return isLarge
          ? []
          : [`${one.className} "${one.textContent?.slice(0, 40)}" ${Math.round(width)}×${Math.round(height)}`];
      }),
    FINGER,
  );

/** Buttons whose middle is on the screen and lies under something else. */
export const covered = (page: Page): Promise<string[]> =>
  page.locator('main.table :is(button, a):not(.choices:not(.shown) *)').evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hides = (above: Element | null): boolean => {
        if (above === null) return false;
        const port = above.getBoundingClientRect();
        // Half a pixel at the edge belongs to nobody.
        const isOut = x < port.left + 1 || x > port.right - 1 || y < port.top + 1 || y > port.bottom - 1;
        return (isOut && getComputedStyle(above).overflow !== 'visible') || hides(above.parentElement);
      };
      const hit = document.elementFromPoint(x, y);
      if (!one.checkVisibility() || box.width === 0 || hit === null || hides(one.parentElement)) return [];
      const isFree =
        one.contains(hit) || hit.contains(one) || hit.closest('.pile, dialog, [popover], .choices.shown') !== null;
      return isFree ? [] : [`${one.className} "${one.textContent?.slice(0, 40)}" under ${hit.className}`];
    }),
  );

/** What looks like a key of a catalogue in what the elements say themselves: words with dots between them. */
export const rawKeys = async (page: Page): Promise<string[]> => {
  const texts = await page
    .locator('body *:not(script, style)')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
      ),
    );
  return texts.join('\n').match(/(?<![\w/.:-])[a-z]+\.[a-z-]+(\.[a-z-]+)*(?![\w/:])/g) ?? [];
};
