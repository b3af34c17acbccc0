// A quick game, one player with several devices, and pages still to come.

export const people = {
  'play.title': 'Play now',
  'play.heroes': 'Heroes in Manhattan',
  'play.others': 'Who plays the others?',
  'play.others.bots': 'Bots',
  'play.others.me': 'I do',
  'play.pick': 'Pick your hero. The game begins at once.',
  'play.begins': 'The game begins…',
  'play.crew': 'Just me',
  'play.table': 'Quick game {n}',

  'devices.title': 'You and your devices',
  'devices.text': 'Whoever holds one of these devices is you: your crews, your seats, your hands.',
  'devices.here': 'this device',
  'devices.seen': 'last seen {when}',
  'devices.revoke': 'Lock out {name}',
  'devices.revoke.ask': 'This device will no longer be you. Pages open there close at once.',
  'devices.revoke.go': 'Lock out',
  'devices.add': 'Add a device',
  'devices.add.text':
    'Open this link, or scan the code, on your other device. It works once and until {time}. Give it to nobody else.',
  'devices.link': 'Link for your other device',
  'devices.qr': 'QR code of the link for your other device',
  'devices.notices': 'Tell me when it is my turn',
  'devices.notices.hint': 'A notice from this browser, as long as a page of Fire Escape is open somewhere.',
  'devices.notices.blocked': 'This browser does not allow notices here. You can change that in its settings.',
  'devices.forget': 'Delete me',
  'devices.forget.ask':
    'Your name, your devices, your crews and your chat lines are gone for good. Bots play on in your seats. Nobody can undo this.',
  'devices.forget.go': 'Delete me for good',

  'device.title': 'A second door to you',
  'device.text': 'This browser becomes the same player as the one that made the link: same crews, same seats.',
  'device.go': 'This is my device',
  'device.known':
    'So far this browser is {name}. If you go on, it no longer is, and whatever only this browser could reach is lost.',
  'device.known.go': 'Go on and replace {name}',
  'device.none': 'The link is not complete. Make a new one on your other device.',

  'notice.turn': 'Your turn',
  'notice.turn.at': 'The others at {table} are waiting for you.',

  'soon.learn.title': 'Learn the game',
  'soon.learn.text':
    'The guided first game and the searchable rules are still being written. Until then every card, space and button explains itself: point at it, or hold a finger on it.',
  'soon.replay.title': 'The replay',
  'soon.replay.text':
    'Going through a game step by step is still being built. The table keeps its whole log, with every secret shown once the game is over.',
  'soon.table': 'To the table',
} as const;
