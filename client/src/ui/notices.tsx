// A short word that something did not work, and what to do next.
import { signal } from '@preact/signals';
import { say } from '../words.ts';
import { Icon } from './icons.tsx';

const notice = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

export const notify = (text: string): void => {
  clearTimeout(timer);
  notice.value = text;
  timer = setTimeout(() => {
    notice.value = '';
  }, 9000);
};

/** Above an open dialog, too. */
const onTop = (element: HTMLElement | null): void => {
  if (element && !element.matches(':popover-open')) element.showPopover();
};

export const Notices = () => (
  <div role="status" aria-live="polite">
    {notice.value !== '' && (
      <div class="notice" popover="manual" ref={onTop} key={notice.value}>
        <span>{notice.value}</span>
        <button type="button" class="btn bare" aria-label={say('app.close')} onClick={() => notify('')}>
          <Icon name="fight" />
        </button>
      </div>
    )}
  </div>
);
