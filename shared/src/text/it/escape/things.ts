// Chi e dove: eroi, Nemici, direzioni, acque.
import type { Things } from '../../keys.ts';

export const things: Things = {
  'hero.snake': 'Jena',
  'hero.maggie': 'Maggie',
  'hero.brain': 'Mente',
  'hero.cabbie': 'Tassista',
  'hero.snake.about': 'Combattente e lupo solitario. Colpisce duro, con una Pistola Mitragliatrice e poca pazienza.',
  'hero.maggie.about': 'Combattente, fedele a pochi. Svelta, comincia con un Revolver e aiuta gli altri a riprendersi.',
  'hero.brain.about': 'Stratega. Raggira i Nemici, conosce vecchie mappe, comincia con lo Schema del Ponte 3.',
  'hero.cabbie.about': 'Nato al volante. Comincia con il Vecchio Taxi, va lontano e porta con sé gli altri.',

  'enemy.prisoner': 'un Galeotto',
  'enemy.driver': 'un Autista',
  'enemy.romero': 'Romero',
  'enemy.slag': 'Slag',
  'enemy.duke': 'il Duca',
  'boss.romero': 'Romero',
  'boss.slag': 'Slag',
  'boss.duke': 'Il Duca',
  'boss.romero.text': 'Danni 2, portata 1, movimento 2. Non subisce danni finché un altro Nemico è nel suo spazio.',
  'boss.slag.text': 'Danni 4, portata 0, movimento 1. Non può essere raggirato.',
  'boss.duke.text':
    'Danni 2, portata 1, movimento 2. Se ucciso ritorna: a «Qui non c’è Niente», con tutti i Punti Vita, la prossima volta che si rimescola il mazzo New York.',

  'direction.N': 'nord',
  'direction.NE': 'nord-est',
  'direction.SE': 'sud-est',
  'direction.S': 'sud',
  'direction.SW': 'sud-ovest',
  'direction.NW': 'nord-ovest',

  'scene.hudson': 'Hudson River',
  'scene.east-river': 'East River',
};
