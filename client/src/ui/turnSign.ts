// What a page does to be noticed when its reader is awaited: another favicon, and a notice of the browser for whoever
// has asked for it and is looking elsewhere.
import { say } from '../words.ts';
import { switchFor } from './preferences.ts';

/** Notices of the browser, once allowed. */
export const wantsNotices = switchFor('notices', false);
export const canNotify = (): boolean => 'Notification' in window;
export const askForNotices = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

let shown: Notification | null = null;
let wasAwaited = false;

const notice = (table: string, go: () => void): void => {
  if (!wantsNotices.peek() || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    shown = new Notification(say('notice.turn'), { body: say('notice.turn.at', { table }), tag: table });
    shown.onclick = () => {
      window.focus();
      go();
      shown?.close();
    };
  } catch {
    // Phones know notices of service workers only.
  }
};

/** `table` names where one is awaited; '' = nowhere. */
export const showTurn = (table: string, go: () => void = () => {}): void => {
  const isAwaited = table !== '';
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = isAwaited ? '/favicon-turn.svg' : '/favicon.svg';
  if (isAwaited && !wasAwaited) notice(table, go);
  if (!isAwaited) shown?.close();
  wasAwaited = isAwaited;
};
