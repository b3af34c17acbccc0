// Who and where: heroes, Enemies, directions, waters.

export const things = {
  'hero.snake': 'Snake',
  'hero.maggie': 'Maggie',
  'hero.brain': 'Brain',
  'hero.cabbie': 'Cabbie',
  'hero.snake.about': 'Fighter and lone wolf. Hits hard, with a Machine Pistol and little patience.',
  'hero.maggie.about': 'Fighter, loyal to few. Quick on her feet, starts with a Revolver, helps others recover.',
  'hero.brain.about': 'Schemer. Tricks Enemies, knows old maps, starts with the Diagram of Bridge 3.',
  'hero.cabbie.about': 'At home behind the wheel. Starts with the Old Taxi, gets far, and takes others along.',

  'enemy.prisoner': 'a Prisoner',
  'enemy.driver': 'a Driver',
  'enemy.romero': 'Romero',
  'enemy.slag': 'Slag',
  'enemy.duke': 'the Duke',
  'boss.romero': 'Romero',
  'boss.slag': 'Slag',
  'boss.duke': 'The Duke',
  'boss.romero.text': 'Damage 2, range 1, move 2. Cannot be damaged while another Enemy is in his space.',
  'boss.slag.text': 'Damage 4, range 0, move 1. Cannot be tricked.',
  'boss.duke.text':
    'Damage 2, range 1, move 2. When killed he returns: on Nothing Here, at full Hit Points, the next time New York’s deck is reshuffled.',

  'direction.N': 'north',
  'direction.NE': 'north-east',
  'direction.SE': 'south-east',
  'direction.S': 'south',
  'direction.SW': 'south-west',
  'direction.NW': 'north-west',

  'scene.hudson': 'Hudson River',
  'scene.east-river': 'East River',
} as const;
