// How one wins and loses, for whoever plays for the first time.

export const aim = {
  'aim.title': 'How you win',
  'aim.together': 'Together',
  'aim.together.text':
    'Bring the President, The Tape and a bridge’s Diagram to that bridge: every hero there gets out, the others lose.',
  'aim.together.how':
    'The President waits in Duke’s Camp, one of the eight unknown places. The Tape lies in one of the four Cases, Diagrams in others; Brain starts with that of Bridge 3. Beside the bridge, the hero on turn steps towards it, and all heroes in that space choose in secret what they show.',
  'aim.alone': 'Alone',
  'aim.alone.text': 'Complete your three Levels and meet both of your secret objectives: you get out, the others lose.',
  'aim.alone.how':
    'Level Bars take the Prisoners you kill and Items you give up. Your objectives lie beside your hand: blue is a card to show, purple your way out. And the President must be taken, or the black Timer tiles used up.',
  'aim.lost': 'All lose',
  'aim.lost.text': 'When the clock runs out, New York wins.',
  'aim.lost.how':
    'A Timer tile is turned when you take all your cards back, and when New York has heard too much. One of the three red ones at the end is the last.',
  'aim.more': 'More',
  'aim.got-it': 'Got it',
} as const;
