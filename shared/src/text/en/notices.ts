// What the house tells a crew's channel elsewhere. Plain text: no emphasis, no links of its own.

export const notices = {
  'notice.turn': '{name}, it is your turn at “{table}”.',
  'notice.call': '{name}, the others are waiting for you at “{table}”.',
  'notice.end.together': '“{table}” is over: {names} won together.',
  'notice.end.alone': '“{table}” is over: {names} won alone.',
  'notice.end.lost': '“{table}” is over: nobody won.',
  'notice.end.none': '“{table}” was given up.',
  'notice.test': 'This is what a notice of the crew “{crew}” looks like.',
  'notice.bot': 'a bot',
};
