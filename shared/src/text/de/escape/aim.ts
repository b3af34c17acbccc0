// Wie man gewinnt und verliert, für alle, die zum ersten Mal spielen.
import type { Aim } from '../../keys.ts';

export const aim: Aim = {
  'aim.title': 'So gewinnt man',
  'aim.together': 'Gemeinsam',
  'aim.together.text':
    'Bringt den Präsidenten, die Bandkassette und die Skizze einer Brücke zu dieser Brücke: Alle Helden dort entkommen, die anderen verlieren.',
  'aim.together.how':
    'Der Präsident wartet im Lager des Duke, einem der acht unbekannten Orte. Die Bandkassette liegt in einem der vier Koffer, Brückenskizzen in anderen; Brain beginnt mit der von Brücke 3. Neben der Brücke geht der Held, der dran ist, auf sie zu, und alle Helden auf dem Feld wählen geheim, was sie zeigen.',
  'aim.alone': 'Allein',
  'aim.alone.text':
    'Schaffe deine drei Level und erfülle deine beiden geheimen Ziele: Du entkommst, die anderen verlieren.',
  'aim.alone.how':
    'Auf die Levelbalken kommen Gefangene, die du tötest, und Gegenstände, die du abwirfst. Die Ziele liegen neben deiner Hand: Das blaue ist eine Karte zum Vorzeigen, das violette dein Weg hinaus. Und der Präsident muss befreit sein, oder die schwarzen Timerplättchen sind verbraucht.',
  'aim.lost': 'Alle verlieren',
  'aim.lost.text': 'Läuft die Uhr ab, gewinnt New York.',
  'aim.lost.how':
    'Ein Timerplättchen wird aufgedeckt, wenn du alle Karten zurücknimmst, und wenn New York zu viel gehört hat. Eines der drei roten am Ende ist das letzte.',
  'aim.more': 'Mehr',
  'aim.got-it': 'Verstanden',
};
