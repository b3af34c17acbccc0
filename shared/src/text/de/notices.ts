// Was das Haus dem Kanal einer Crew anderswo sagt. Reiner Text: keine Hervorhebung, keine eigenen Links.
import type { NoticeWords } from '../keys.ts';

export const notices: NoticeWords = {
  'notice.turn': '{name}, du bist dran am Tisch „{table}“.',
  'notice.call': '{name}, die anderen warten am Tisch „{table}“ auf dich.',
  'notice.end.together': '„{table}“ ist zu Ende. Gemeinsam gewonnen: {names}.',
  'notice.end.alone': '„{table}“ ist zu Ende: {names} hat allein gewonnen.',
  'notice.end.lost': '„{table}“ ist zu Ende: Niemand hat gewonnen.',
  'notice.end.none': '„{table}“ wurde aufgegeben.',
  'notice.test': 'So sieht eine Nachricht der Crew „{crew}“ aus.',
  'notice.bot': 'ein Bot',
};
