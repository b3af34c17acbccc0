// Wer und wo: Helden, Feinde, Richtungen, Gewässer.
import type { Things } from '../../keys.ts';

export const things: Things = {
  'hero.snake': 'Snake',
  'hero.maggie': 'Maggie',
  'hero.brain': 'Brain',
  'hero.cabbie': 'Cabbie',
  'hero.snake.about': 'Kämpfer und Einzelgänger. Schlägt hart zu, mit Maschinenpistole und wenig Geduld.',
  'hero.maggie.about':
    'Kämpferin, nur wenigen treu. Flink, beginnt mit einem Revolver und hilft anderen wieder auf die Beine.',
  'hero.brain.about': 'Stratege. Trickst Feinde aus, kennt alte Stadtpläne, beginnt mit der Brückenskizze 3.',
  'hero.cabbie.about': 'Am Steuer zu Hause. Beginnt mit dem Taxi, kommt weit und nimmt andere mit.',

  'enemy.prisoner': 'einen Gefangenen',
  'enemy.driver': 'einen Fahrer',
  'enemy.romero': 'Romero',
  'enemy.slag': 'Slag',
  'enemy.duke': 'den Duke',
  'boss.romero': 'Romero',
  'boss.slag': 'Slag',
  'boss.duke': 'Der Duke',
  'boss.romero.text':
    'Schaden 2, Reichweite 1, Bewegung 2. Erleidet keinen Schaden, solange ein anderer Feind auf seinem Feld ist.',
  'boss.slag.text': 'Schaden 4, Reichweite 0, Bewegung 1. Lässt sich nicht austricksen.',
  'boss.duke.text':
    'Schaden 2, Reichweite 1, Bewegung 2. Wird er getötet, kehrt er zurück: in „Hier ist nichts“, mit vollen Lebenspunkten, sobald New Yorks Deck das nächste Mal neu gemischt wird.',

  'direction.N': 'Norden',
  'direction.NE': 'Nordosten',
  'direction.SE': 'Südosten',
  'direction.S': 'Süden',
  'direction.SW': 'Südwesten',
  'direction.NW': 'Nordwesten',

  'scene.hudson': 'Hudson River',
  'scene.east-river': 'East River',
};
