// Was New York zieht: seine Karten, Ereignisse, Timerplättchen, das Schicksal des Präsidenten.
import type { NewYork } from '../../keys.ts';

export const newyork: NewYork = {
  'ny.barricades': 'Barrikaden',
  'ny.reinforcements': 'Verstärkung',
  'ny.sabotage': 'Sabotage',
  'ny.the-hunt': 'Die Jagd',
  'ny.gangs-gather': 'Banden sammeln sich',
  'ny.burn-the-glider': 'Brennt den Gleiter ab',
  'ny.midnight': 'Mitternacht',
  'ny.pipe-dreams': 'Hirngespinste',
  'ny.street-racers': 'Straßenrennen',
  'ny.rooftop-snipers': 'Scharfschützen',

  'ny.barricades.text':
    'Eine Straßensperre auf das Feld des aktiven Helden, an die Seite, die die oberste Karte zeigt, und dort 1 Gefangener.',
  'ny.reinforcements.text': 'Je 1 Gefangener auf 3 aufgedeckte Nachbarfelder des aktiven Helden.',
  'ny.sabotage.text': '1 Missionswürfel wandert nach rechts.',
  'ny.the-hunt.text': 'Bis zu 3 Feinde bewegen sich auf den aktiven Helden zu.',
  'ny.gangs-gather.text': '1 Gefangener auf jeden aufgedeckten wichtigen Ort.',
  'ny.burn-the-glider.text':
    '1 Gefangener auf das World Trade Center. Sind dort 2 oder mehr Feinde und kein Held, wird die Gullfire zerstört.',
  'ny.midnight.text': 'Decke 1 Timerplättchen auf.',
  'ny.pipe-dreams.text':
    '1 Gefangener auf das Feld des aktiven Helden. Solange im Spiel: Alle Gefangenen haben +1 Lebenspunkt.',
  'ny.street-racers.text':
    'Ein Auto mit Fahrer auf den aufgedeckten wichtigen Ort, der dem aktiven Helden am nächsten ist. Solange im Spiel: Alle Gefangenen haben +1 Bewegung.',
  'ny.rooftop-snipers.text':
    '1 Gefangener auf ein aufgedecktes Nachbarfeld des aktiven Helden. Solange im Spiel: Alle Gefangenen haben +1 Reichweite.',

  'ny.barricades.hard':
    'Eine Straßensperre auf das Feld des aktiven Helden, an die Seite, die die oberste Karte zeigt, und dort 2 Gefangene.',
  'ny.reinforcements.hard': 'Je 1 Gefangener auf 4 aufgedeckte Nachbarfelder des aktiven Helden.',
  'ny.sabotage.hard': '2 Missionswürfel wandern nach rechts.',
  'ny.the-hunt.hard': 'Bis zu 5 Feinde bewegen sich auf den aktiven Helden zu.',
  'ny.gangs-gather.hard': '1 Gefangener auf jeden aufgedeckten wichtigen Ort und auf die Bücherei.',
  'ny.burn-the-glider.hard':
    '2 Gefangene auf das World Trade Center. Sind dort 2 oder mehr Feinde und kein Held, wird die Gullfire zerstört.',
  'ny.midnight.hard': 'Decke 1 Timerplättchen auf, dann 1 Ereignis.',
  'ny.pipe-dreams.hard':
    '1 Gefangener auf das Feld des aktiven Helden. Solange im Spiel: Alle Gefangenen haben +1 Lebenspunkt und +1 Schaden.',
  'ny.street-racers.hard':
    'Ein Auto mit Fahrer auf den aufgedeckten wichtigen Ort, der dem aktiven Helden am nächsten ist. Solange im Spiel: Alle Gefangenen haben +1 Bewegung.',
  'ny.rooftop-snipers.hard':
    '1 Gefangener auf ein aufgedecktes Nachbarfeld des aktiven Helden. Solange im Spiel: Alle Gefangenen haben +1 Reichweite.',

  'event.thats-the-duke': 'Der Duke',
  'event.ambush': 'Hinterhalt',
  'event.crazies-from-below': 'Irre aus der Tiefe',
  'event.sirens': 'Sirenen',
  'event.barricade': 'Barrikade',
  'event.carjackers': 'Autodiebe',
  'event.mugged': 'Ausgeraubt',
  'event.lucky-find': 'Glücksfund',
  'event.quiet-night': 'Ruhige Nacht',
  'event.gang-war': 'Bandenkrieg',
  'event.old-friend': 'Alter Freund',
  'event.rooftop-shot': 'Schuss vom Dach',
  'event.explosion': 'Explosion!',

  'event.thats-the-duke.text': 'Bis zu 3 Feinde bewegen sich auf dich zu.',
  'event.ambush.text': '2 Gefangene kommen auf dein Feld.',
  'event.crazies-from-below.text': 'Aus jedem aufgedeckten Gullydeckel steigt 1 Gefangener.',
  'event.sirens.text': 'New York erhält 2 Lärm.',
  'event.barricade.text': 'Eine Straßensperre auf dein Feld, an die Seite, die New Yorks oberste Karte zeigt.',
  'event.carjackers.text': 'Ein Auto mit Fahrer kommt auf ein aufgedecktes Nachbarfeld deiner Wahl.',
  'event.mugged.text':
    'Wirf einen Gegenstand deiner Wahl aus deinem Vorrat ab; hast du keinen, 1 zufällige Aktionskarte.',
  'event.lucky-find.text': 'Zieh 1 Gegenstand.',
  'event.quiet-night.text': 'New York verliert 2 Lärm.',
  'event.gang-war.text': 'Entferne bis zu 2 Gefangene zu Fuß in Reichweite 1; Straßensperren sind egal.',
  'event.old-friend.text': 'Nimm 1 zufällige abgeworfene Aktionskarte zurück.',
  'event.rooftop-shot.text': 'Du erleidest 1 Schaden.',
  'event.explosion.text': 'Jeder Feind auf deinem Feld erleidet 2 Schaden und du 1.',

  'timer.things-get-worse': 'Es wird schlimmer',
  'timer.second-wind': 'Neue Kraft',
  'timer.word-on-the-street': 'Gerüchte',
  'timer.change-of-course': 'Kurswechsel',
  'timer.trouble': 'Ärger',
  'timer.dead-of-night': 'Tiefe Nacht',
  'timer.supply-drop': 'Nachschub',
  'timer.gathering': 'Zusammenrottung',
  'timer.alarm': 'Alarm',
  'timer.more-trouble': 'Noch mehr Ärger',
  'timer.on-the-prowl': 'Auf der Pirsch',
  'timer.hurry-up': 'Beeilung',
  'timer.red-blank': 'Die Uhr tickt',
  'timer.red-end': 'Die Zeit ist um',

  'timer.things-get-worse.text': 'Erhöhe das Ereignislevel um einen Schritt, dann decke Ereignisse auf.',
  'timer.second-wind.text': 'Jeder Held nimmt 2 zufällige abgeworfene Aktionskarten zurück.',
  'timer.word-on-the-street.text': 'Decke 1 unbekannten Ort deiner Wahl auf.',
  'timer.change-of-course.text': 'Versetze den Helikoptermarker auf ein beliebiges Feld des Central Park.',
  'timer.trouble.text': 'Decke so viele Ereignisse auf, wie das Ereignislevel angibt.',
  'timer.dead-of-night.text': 'New York verliert 3 Lärm.',
  'timer.supply-drop.text': 'Leg 1 Gegenstand auf dein Feld und 1 auf die Bücherei.',
  'timer.gathering.text': '1 Gefangener auf jeden aufgedeckten wichtigen Ort.',
  'timer.alarm.text': 'New York erhält 3 Lärm.',
  'timer.more-trouble.text': 'Decke so viele Ereignisse auf, wie das Ereignislevel angibt.',
  'timer.on-the-prowl.text': 'Bis zu 2 Feinde bewegen sich auf den aktiven Helden zu.',
  'timer.hurry-up.text':
    'Der Helikopter landet, falls noch nicht geschehen. Ab jetzt ist die Flucht allein möglich, auch wenn der Präsident noch nicht befreit ist.',
  'timer.red-blank.text': 'Keine Wirkung. Zwei der drei roten Plättchen sind so.',
  'timer.red-end.text': 'New York gewinnt. Alle verlieren.',

  'fate.alive': 'Lebendig',
  'fate.alive.text': 'Der Präsident lebt und kommt mit dir.',
  'fate.dead': 'Tot',
  'fate.dead.text':
    'Hier ist niemand mehr zu retten: Ein gemeinsamer Sieg ist nicht mehr möglich. Alles andere geschieht wie bei einer Befreiung.',
  'wanted.card': 'Gesucht!',
  'wanted.card.text': 'Für alle, die einen Boss töten. Offen, unverlierbar; erfüllt ein „Gesucht!“-Ziel.',
};
