// Was der Tisch sagt, während sich etwas bewegt: das Band über der Karte, Überschriften im Protokoll, Tempo und Ton.
import type { Moving } from '../../keys.ts';

export const moving: Moving = {
  'turn.city': 'Zug {n} · New York',
  'turn.earlier': 'Früher',
  'log.since': 'Seit du weg warst: {n} neue {n|Zeile|Zeilen}',
  'log.since.read': 'Gesehen',
  'log.secret': 'Das weißt nur du',
  'log.ny-arrows': 'Die Pfeile von „*{ny}*“ ziehen Feinde heran.',

  'row.undo': '{seat} nimmt {n} {n|Schritt|Schritte} zurück.',
  'row.undo.table': '{n} {n|Schritt wird|Schritte werden} zurückgenommen.',
  'row.stand-in': 'Ab hier wird {seat} von einem Bot gespielt.',
  'row.take-over': '{seat} wird wieder von einem Menschen gespielt.',
  'row.abandon': 'Die Partie wird aufgegeben.',

  'phase.city': 'New-York-Phase',
  'phase.event': 'Ereignis',
  'phase.timer': 'Timerplättchen',
  'phase.plays': '{seat} spielt',
  'phase.arrows': 'Pfeile',
  'phase.arrows.text': 'Feinde neben {seat} kommen von den Seiten herein, auf die die oberste Karte zeigt.',
  'phase.discard': 'Oberste Karte',
  'phase.discard.text': 'New York wirft seine oberste Karte ab und erhält 1 Lärm.',
  'phase.skip': 'Überspringen',

  'ny.next.cost': 'Kostet {n} Lärm',
  'ny.next.goes': 'Wird nicht gespielt: fliegt am Zugende weg',
  'ny.next.draws': 'Ihre Pfeile ziehen am Ende Feinde heran',
  'ny.next.arrows': 'Feinde kommen von: {directions}',
  'ny.next.side': 'Seite der Straßensperre: {direction}',
  'ny.bonus': 'Im Spiel',

  'map.settings': 'Bewegung und Ton',
  'set.speed': 'Bewegung',
  'set.speed.slow': 'Langsam',
  'set.speed.normal': 'Normal',
  'set.speed.fast': 'Schnell',
  'set.speed.off': 'Aus',
  'set.speed.still': 'Dein System wünscht keine Bewegung.',
  'set.volume': 'Ton',
  'set.volume.off': 'Stumm',

  'map.here.blocked': 'Straßensperre',
  'map.here.wrecked': 'Zerstörte Straßensperre',
  'map.here.wrecked.text': 'Die Straße ist wieder frei.',
  'map.here.unexplored': 'Noch nicht erkundet',
  'map.here.helicopter.flying': 'In der Luft',
  'map.here.helicopter.landed': 'Gelandet',
  'map.here.hurt': 'verletzt',
  'map.here.tricked': 'ausgetrickst',
  'map.here.points': '{n} {n|Lebenspunkt|Lebenspunkte}',
};
