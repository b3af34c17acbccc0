// Wonach Helden streben und womit ein Tisch gespielt werden kann: Ziele, Level, Varianten.
import type { Goals } from '../../keys.ts';

export const goals: Goals = {
  'objective.the-tape': 'Bandkassette',
  'objective.presidents-bracelet': 'Armband des Präsidenten',
  'objective.fake-tape': 'Falsche Bandkassette',
  'objective.signed-pardon': 'Begnadigung',
  'objective.secret-documents': 'Geheimakten',
  'objective.any-diagram': 'Eine Brückenskizze',
  'objective.raft': 'Floß',
  'objective.gullfire': 'Gullfire',
  'objective.helicopter': 'Helikopter',
  'objective.wanted': 'Gesucht!',

  'objective.the-tape.text': 'Zeig die Bandkassette aus deinem Vorrat.',
  'objective.presidents-bracelet.text': 'Zeig das Armband des Präsidenten aus deinem Vorrat.',
  'objective.fake-tape.text': 'Zeig die Falsche Bandkassette aus deinem Vorrat.',
  'objective.signed-pardon.text': 'Zeig die Begnadigung aus deinem Vorrat.',
  'objective.secret-documents.text': 'Zeig die Geheimakten aus deinem Vorrat.',
  'objective.any-diagram.text': 'Zeig aus deinem Vorrat eine Brückenskizze, aber nicht die von Brücke 3.',
  'objective.raft.text': 'Entkomme von einem Feld mit Floß.',
  'objective.gullfire.text': 'Entkomme mit der Gullfire von ihrem Platz, wenn sie nicht zerstört ist.',
  'objective.helicopter.text': 'Entkomme mit dem Helikopter, sobald er gelandet ist.',
  'objective.wanted.text': 'Besitze eine „Gesucht!“-Karte, egal wo du bist.',

  'level.1.text': 'Nimm 1 deiner Spezialaktionen auf die Hand.',
  'level.2.text':
    'Nimm 1 deiner Spezialaktionen auf die Hand, dann sieh ein Ziel-Deck durch und behalte die Karte, die dir gefällt.',
  'level.3.text': 'Sieh ein Ziel-Deck durch und behalte die Karte, die dir gefällt. Du bist bereit, allein zu fliehen.',

  'variant.hard-clock': 'Knappe Zeit',
  'variant.hard-streets': 'Raue Straßen',
  'variant.extra-specials': 'Mehr Spezialaktionen',
  'variant.crossbows': 'Armbrüste',
  'variant.explosions': 'Explosionen',
  'variant.extra-timers': 'Mehr Timerplättchen',
  'variant.traps': 'Fallen',
  'variant.hard-deck': 'Hartes New York',
  'variant.wanted': 'Gesucht!',
  'variant.dead-or-alive': 'Tot oder lebendig',

  'variant.hard-clock.text': 'Ein Timerplättchen weniger: Die Zeit wird knapper.',
  'variant.hard-streets.text': '30 Gefangene statt 40: Sind alle im Spiel, wird New York laut.',
  'variant.extra-specials.text': 'Jeder Held hat 2 Spezialaktionen mehr zur Wahl.',
  'variant.crossbows.text': '2 lautlose Armbrüste kommen zu den Gegenständen.',
  'variant.explosions.text': '2 Explosionen kommen zu den Ereignissen: Sie treffen die Feinde – und dich.',
  'variant.extra-timers.text': '3 weitere böse Überraschungen können unter den Timerplättchen sein; ihre Zahl bleibt.',
  'variant.traps.text': '2 Straßen haben Fallen; bei jedem Betreten entscheidet das Glück.',
  'variant.hard-deck.text': 'New York spielt billigere und gemeinere Karten.',
  'variant.wanted.text': 'Wer einen Boss tötet, bekommt eine „Gesucht!“-Karte, und manche Ziele verlangen eine.',
  'variant.dead-or-alive.text':
    'Vielleicht ist der Präsident tot, wenn ihr ihn findet; dann gewinnt niemand mehr gemeinsam.',
};
