// Ein schnelles Spiel, eine Person mit mehreren Geräten, und Seiten, die noch kommen.
import type { PeopleWords } from '../keys.ts';

export const people: PeopleWords = {
  'play.title': 'Sofort spielen',
  'play.heroes': 'Helden in Manhattan',
  'play.others': 'Wer spielt die anderen?',
  'play.others.bots': 'Bots',
  'play.others.me': 'Ich',
  'play.pick': 'Wähle deinen Helden. Die Partie beginnt sofort.',
  'play.begins': 'Die Partie beginnt …',
  'play.crew': 'Nur ich',
  'play.table': 'Schnelle Partie {n}',

  'devices.title': 'Du und deine Geräte',
  'devices.text': 'Jedes dieser Geräte bist du: deine Crews, deine Plätze, deine Karten.',
  'devices.here': 'dieses Gerät',
  'devices.seen': 'zuletzt am {when}',
  'devices.revoke': '{name} aussperren',
  'devices.revoke.ask': 'Dieses Gerät gehört dann nicht mehr zu dir. Dort offene Seiten schließen sich sofort.',
  'devices.revoke.go': 'Aussperren',
  'devices.add': 'Gerät hinzufügen',
  'devices.add.text':
    'Öffne diesen Link auf deinem anderen Gerät oder scanne den Code. Er gilt einmal und bis {time}. Gib ihn niemandem sonst.',
  'devices.link': 'Link für dein anderes Gerät',
  'devices.qr': 'QR-Code des Links für dein anderes Gerät',
  'devices.notices': 'Sag mir, wenn ich dran bin',
  'devices.notices.hint': 'Eine Meldung dieses Browsers, solange irgendwo eine Seite von Fire Escape offen ist.',
  'devices.notices.blocked':
    'Dieser Browser erlaubt hier keine Meldungen. In seinen Einstellungen lässt sich das ändern.',
  'devices.forget': 'Mich löschen',
  'devices.forget.ask':
    'Dein Name, deine Geräte, deine Crews und deine Chatzeilen sind für immer weg. Auf deinen Plätzen spielen Bots weiter. Das kann niemand rückgängig machen.',
  'devices.forget.go': 'Mich für immer löschen',

  'device.title': 'Eine zweite Tür zu dir',
  'device.text':
    'Dieser Browser wird dieselbe Person wie der, der den Link gemacht hat: dieselben Crews, dieselben Plätze.',
  'device.go': 'Das ist mein Gerät',
  'device.known':
    'Bisher ist dieser Browser {name}. Machst du weiter, ist er es nicht mehr, und was nur dieser Browser erreichen konnte, ist verloren.',
  'device.known.go': 'Weiter und {name} ersetzen',
  'device.none': 'Der Link ist unvollständig. Mach auf deinem anderen Gerät einen neuen.',

  'notice.turn': 'Du bist dran',
  'notice.turn.at': 'Die anderen am Tisch „{table}“ warten auf dich.',

  'soon.learn.title': 'Das Spiel lernen',
  'soon.learn.text':
    'Die geführte erste Partie und das durchsuchbare Regelwerk entstehen noch. Bis dahin erklärt sich jede Karte, jedes Feld und jeder Knopf selbst: zeig darauf, oder halte den Finger darauf.',
  'soon.replay.title': 'Die Wiederholung',
  'soon.replay.text':
    'An der Wiederholung Schritt für Schritt wird noch gebaut. Der Tisch behält seinen ganzen Verlauf, nach dem Ende mit allen Geheimnissen.',
  'soon.table': 'Zum Tisch',
};
