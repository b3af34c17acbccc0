// Ciò che New York pesca: le sue carte, Eventi, tessere Timer, la sorte del Presidente.
import type { NewYork } from '../../keys.ts';

export const newyork: NewYork = {
  'ny.barricades': 'Barricate',
  'ny.reinforcements': 'Rinforzi',
  'ny.sabotage': 'Sabotaggio',
  'ny.the-hunt': 'La Caccia',
  'ny.gangs-gather': 'Raduno delle Bande',
  'ny.burn-the-glider': 'Bruciate l’Aliante',
  'ny.midnight': 'Mezzanotte',
  'ny.pipe-dreams': 'Castelli in Aria',
  'ny.street-racers': 'Corse Clandestine',
  'ny.rooftop-snipers': 'Cecchini sui Tetti',

  'ny.barricades.text':
    'Un Blocco Stradale nello spazio dell’eroe di turno, sul lato indicato dalla carta in cima, e lì 1 Galeotto.',
  'ny.reinforcements.text': '1 Galeotto in ciascuno di 3 spazi rivelati adiacenti all’eroe di turno.',
  'ny.sabotage.text': '1 cubetto Missione passa a destra.',
  'ny.the-hunt.text': 'Fino a 3 Nemici si muovono verso l’eroe di turno.',
  'ny.gangs-gather.text': '1 Galeotto su ogni Punto di Interesse rivelato.',
  'ny.burn-the-glider.text':
    '1 Galeotto sul World Trade Center. Se lì ci sono 2 o più Nemici e nessun eroe, il Gullfire viene distrutto.',
  'ny.midnight.text': 'Rivela 1 tessera Timer.',
  'ny.pipe-dreams.text':
    '1 Galeotto nello spazio dell’eroe di turno. Finché è in gioco: ogni Galeotto ha +1 Punto Vita.',
  'ny.street-racers.text':
    'Un’Auto con Autista sul Punto di Interesse rivelato più vicino all’eroe di turno. Finché è in gioco: ogni Galeotto ha +1 movimento.',
  'ny.rooftop-snipers.text':
    '1 Galeotto in uno spazio rivelato adiacente all’eroe di turno. Finché è in gioco: ogni Galeotto ha +1 portata.',

  'ny.barricades.hard':
    'Un Blocco Stradale nello spazio dell’eroe di turno, sul lato indicato dalla carta in cima, e lì 2 Galeotti.',
  'ny.reinforcements.hard': '1 Galeotto in ciascuno di 4 spazi rivelati adiacenti all’eroe di turno.',
  'ny.sabotage.hard': '2 cubetti Missione passano a destra.',
  'ny.the-hunt.hard': 'Fino a 5 Nemici si muovono verso l’eroe di turno.',
  'ny.gangs-gather.hard': '1 Galeotto su ogni Punto di Interesse rivelato e sulla Biblioteca.',
  'ny.burn-the-glider.hard':
    '2 Galeotti sul World Trade Center. Se lì ci sono 2 o più Nemici e nessun eroe, il Gullfire viene distrutto.',
  'ny.midnight.hard': 'Rivela 1 tessera Timer, poi 1 Evento.',
  'ny.pipe-dreams.hard':
    '1 Galeotto nello spazio dell’eroe di turno. Finché è in gioco: ogni Galeotto ha +1 Punto Vita e +1 danno.',
  'ny.street-racers.hard':
    'Un’Auto con Autista sul Punto di Interesse rivelato più vicino all’eroe di turno. Finché è in gioco: ogni Galeotto ha +1 movimento.',
  'ny.rooftop-snipers.hard':
    '1 Galeotto in uno spazio rivelato adiacente all’eroe di turno. Finché è in gioco: ogni Galeotto ha +1 portata.',

  'event.thats-the-duke': 'Questo è il Duca',
  'event.ambush': 'Imboscata',
  'event.crazies-from-below': 'Pazzi dal Sottosuolo',
  'event.sirens': 'Sirene',
  'event.barricade': 'Barricata',
  'event.carjackers': 'Ladri d’Auto',
  'event.mugged': 'Rapina',
  'event.lucky-find': 'Colpo di Fortuna',
  'event.quiet-night': 'Notte Tranquilla',
  'event.gang-war': 'Guerra tra Bande',
  'event.old-friend': 'Vecchio Amico',
  'event.rooftop-shot': 'Sparo dal Tetto',
  'event.explosion': 'Esplosione!',

  'event.thats-the-duke.text': 'Fino a 3 Nemici si muovono verso di te.',
  'event.ambush.text': '2 Galeotti arrivano nel tuo spazio.',
  'event.crazies-from-below.text': 'Da ogni Tombino rivelato esce 1 Galeotto.',
  'event.sirens.text': 'New York ottiene 2 Rumore.',
  'event.barricade.text': 'Un Blocco Stradale nel tuo spazio, sul lato indicato dalla carta in cima al mazzo New York.',
  'event.carjackers.text': 'Un’Auto con Autista arriva in uno spazio rivelato adiacente a tua scelta.',
  'event.mugged.text': 'Scarta un Oggetto a scelta dalla tua riserva; se non ne hai, 1 carta Azione a caso.',
  'event.lucky-find.text': 'Pesca 1 Oggetto.',
  'event.quiet-night.text': 'New York perde 2 Rumore.',
  'event.gang-war.text': 'Rimuovi fino a 2 Galeotti a piedi a portata 1; i Blocchi Stradali non contano.',
  'event.old-friend.text': 'Riprendi 1 carta Azione scartata a caso.',
  'event.rooftop-shot.text': 'Subisci 1 danno.',
  'event.explosion.text': 'Ogni Nemico nel tuo spazio subisce 2 danni e tu ne subisci 1.',

  'timer.things-get-worse': 'Sempre Peggio',
  'timer.second-wind': 'Nuove Forze',
  'timer.word-on-the-street': 'Voci di Strada',
  'timer.change-of-course': 'Cambio di Rotta',
  'timer.trouble': 'Guai',
  'timer.dead-of-night': 'Cuore della Notte',
  'timer.supply-drop': 'Rifornimenti',
  'timer.gathering': 'Assembramento',
  'timer.alarm': 'Allarme',
  'timer.more-trouble': 'Altri Guai',
  'timer.on-the-prowl': 'A Caccia',
  'timer.hurry-up': 'Presto!',
  'timer.red-blank': 'L’Orologio Corre',
  'timer.red-end': 'Tempo Scaduto',

  'timer.things-get-worse.text': 'Alza il Livello Evento di un passo, poi rivela Eventi.',
  'timer.second-wind.text': 'Ogni eroe riprende 2 carte Azione scartate a caso.',
  'timer.word-on-the-street.text': 'Rivela 1 luogo sconosciuto a tua scelta.',
  'timer.change-of-course.text': 'Sposta il segnalino Elicottero in uno spazio qualsiasi di Central Park.',
  'timer.trouble.text': 'Rivela tanti Eventi quanto il Livello Evento.',
  'timer.dead-of-night.text': 'New York perde 3 Rumore.',
  'timer.supply-drop.text': 'Aggiungi 1 Oggetto nel tuo spazio e 1 sulla Biblioteca.',
  'timer.gathering.text': '1 Galeotto su ogni Punto di Interesse rivelato.',
  'timer.alarm.text': 'New York ottiene 3 Rumore.',
  'timer.more-trouble.text': 'Rivela tanti Eventi quanto il Livello Evento.',
  'timer.on-the-prowl.text': 'Fino a 2 Nemici si muovono verso l’eroe di turno.',
  'timer.hurry-up.text':
    'L’Elicottero atterra, se non l’ha già fatto. Da ora si può fuggire da soli, anche se il Presidente non è stato salvato.',
  'timer.red-blank.text': 'Nessun effetto. Due delle tre tessere rosse sono così.',
  'timer.red-end.text': 'Vince New York. Perdono tutti.',

  'fate.alive': 'Vivo',
  'fate.alive.text': 'Il Presidente è vivo e viene con te.',
  'fate.dead': 'Morto',
  'fate.dead.text':
    'Non c’è più nessuno da salvare: la Vittoria Collettiva non è più possibile. Il resto avviene come in un salvataggio.',
  'wanted.card': 'Ricercato!',
  'wanted.card.text': 'Per chi uccide un Boss. Pubblica, non si perde mai e soddisfa un obiettivo Ricercato.',
};
