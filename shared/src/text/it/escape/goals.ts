// A che cosa mirano gli eroi e con che cosa si può giocare: obiettivi, Livelli, varianti.
import type { Goals } from '../../keys.ts';

export const goals: Goals = {
  'objective.the-tape': 'Il Nastro',
  'objective.presidents-bracelet': 'Bracciale del Presidente',
  'objective.fake-tape': 'Nastro Fasullo',
  'objective.signed-pardon': 'Grazia Firmata',
  'objective.secret-documents': 'Documenti Segreti',
  'objective.any-diagram': 'Uno Schema',
  'objective.raft': 'Zattera',
  'objective.gullfire': 'Gullfire',
  'objective.helicopter': 'Elicottero',
  'objective.wanted': 'Ricercato!',

  'objective.the-tape.text': 'Mostra Il Nastro dalla tua riserva.',
  'objective.presidents-bracelet.text': 'Mostra il Bracciale del Presidente dalla tua riserva.',
  'objective.fake-tape.text': 'Mostra il Nastro Fasullo dalla tua riserva.',
  'objective.signed-pardon.text': 'Mostra la Grazia Firmata dalla tua riserva.',
  'objective.secret-documents.text': 'Mostra i Documenti Segreti dalla tua riserva.',
  'objective.any-diagram.text': 'Mostra dalla tua riserva lo Schema di un Ponte diverso dal 3.',
  'objective.raft.text': 'Fuggi da uno spazio con una Zattera.',
  'objective.gullfire.text': 'Fuggi con il Gullfire da dove si trova, se non è distrutto.',
  'objective.helicopter.text': 'Fuggi con l’Elicottero quando è atterrato.',
  'objective.wanted.text': 'Possiedi una carta Ricercato, ovunque tu sia.',

  'level.1.text': 'Prendi in mano 1 delle tue Azioni Speciali.',
  'level.2.text':
    'Prendi in mano 1 delle tue Azioni Speciali, poi guarda un mazzo Obiettivo e tieni la carta che preferisci.',
  'level.3.text': 'Guarda un mazzo Obiettivo e tieni la carta che preferisci. Puoi fuggire in solitaria.',

  'variant.hard-clock': 'Orologio spietato',
  'variant.hard-streets': 'Strade spietate',
  'variant.extra-specials': 'Più Azioni Speciali',
  'variant.crossbows': 'Balestre',
  'variant.explosions': 'Esplosioni',
  'variant.extra-timers': 'Più tessere Timer',
  'variant.traps': 'Trappole',
  'variant.hard-deck': 'New York spietata',
  'variant.wanted': 'Ricercato!',
  'variant.dead-or-alive': 'Vivo o morto',

  'variant.hard-clock.text': 'Una tessera Timer in meno: il tempo finisce prima.',
  'variant.hard-streets.text': '30 Galeotti invece di 40: quando sono tutti in gioco, New York ottiene Rumore.',
  'variant.extra-specials.text': 'Ogni eroe ha 2 Azioni Speciali in più tra cui scegliere.',
  'variant.crossbows.text': '2 Balestre silenziose si aggiungono agli Oggetti.',
  'variant.explosions.text': '2 Esplosioni si aggiungono agli Eventi: colpiscono i Nemici, e te.',
  'variant.extra-timers.text': '3 altri guai possono trovarsi tra le tessere Timer; il loro numero non cambia.',
  'variant.traps.text': '2 strade nascondono trappole; ogni volta che ci entri decide la fortuna.',
  'variant.hard-deck.text': 'New York gioca carte meno care e più cattive.',
  'variant.wanted.text': 'Chi uccide un Boss prende una carta Ricercato, e alcuni obiettivi la richiedono.',
  'variant.dead-or-alive.text':
    'Forse il Presidente è già morto quando lo trovate; allora nessuno può più vincere in gruppo.',
};
