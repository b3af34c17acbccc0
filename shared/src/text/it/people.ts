// Una partita veloce, una persona con più dispositivi, e pagine che verranno.
import type { PeopleWords } from '../keys.ts';

export const people: PeopleWords = {
  'play.title': 'Gioca subito',
  'play.heroes': 'Eroi a Manhattan',
  'play.others': 'Chi guida gli altri?',
  'play.others.bots': 'I bot',
  'play.others.me': 'Io',
  'play.pick': 'Scegli il tuo eroe. La partita comincia subito.',
  'play.begins': 'La partita comincia…',
  'play.crew': 'Solo io',
  'play.table': 'Partita veloce {n}',

  'devices.title': 'Tu e i tuoi dispositivi',
  'devices.text': 'Ognuno di questi dispositivi sei tu: le tue squadre, i tuoi posti, le tue carte.',
  'devices.here': 'questo dispositivo',
  'devices.seen': 'visto il {when}',
  'devices.revoke': 'Blocca {name}',
  'devices.revoke.ask': 'Questo dispositivo non sarà più tuo. Le pagine aperte lì si chiudono subito.',
  'devices.revoke.go': 'Blocca',
  'devices.add': 'Aggiungi un dispositivo',
  'devices.add.text':
    'Apri questo link sull’altro dispositivo, o inquadra il codice. Vale una volta sola e fino alle {time}. Non darlo a nessun altro.',
  'devices.link': 'Link per l’altro dispositivo',
  'devices.qr': 'Codice QR del link per l’altro dispositivo',
  'devices.notices': 'Avvisami quando tocca a me',
  'devices.notices.hint': 'Un avviso di questo browser, finché una pagina di Fire Escape è aperta da qualche parte.',
  'devices.notices.blocked': 'Questo browser qui non permette avvisi. Puoi cambiarlo nelle sue impostazioni.',
  'devices.forget': 'Cancellami',
  'devices.forget.ask':
    'Il tuo nome, i tuoi dispositivi, le tue squadre e i tuoi messaggi spariscono per sempre. Ai tuoi posti continuano i bot. Nessuno può annullarlo.',
  'devices.forget.go': 'Cancellami per sempre',

  'device.title': 'Una seconda porta per te',
  'device.text':
    'Questo browser diventa la stessa persona di quello che ha creato il link: stesse squadre, stessi posti.',
  'device.go': 'È un mio dispositivo',
  'device.known':
    'Finora questo browser è {name}. Se continui non lo sarà più, e ciò che solo questo browser poteva raggiungere va perso.',
  'device.known.go': 'Continua e sostituisci {name}',
  'device.none': 'Il link non è completo. Creane uno nuovo sull’altro dispositivo.',

  'notice.turn': 'Tocca a te',
  'notice.turn.at': 'Al tavolo «{table}» gli altri ti aspettano.',

  'soon.learn.title': 'Imparare il gioco',
  'soon.learn.text':
    'La prima partita guidata e le regole con la ricerca sono ancora in preparazione. Intanto ogni carta, spazio e pulsante si spiega da sé: indicalo, o tienici sopra il dito.',
  'soon.replay.title': 'Il replay',
  'soon.replay.text':
    'Rivedere una partita passo per passo non è ancora possibile. Il tavolo conserva tutto il suo diario, con ogni segreto una volta finita la partita.',
  'soon.table': 'Al tavolo',
};
