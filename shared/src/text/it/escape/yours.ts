// Quello che è proprio: scorta, arma, auto, obiettivi, appunti, e le domande in una finestra.
import type { Yours } from '../../keys.ts';

export const yours: Yours = {
  'tab.own': 'Tue cose',
  'dock.open': 'in vista',
  'dock.notes': 'Appunti',
  'dock.notes.none': 'I luoghi e le carte che guardi in segreto vengono annotati qui.',
  'dock.specials': 'Speciali',
  'dock.specials.text':
    'Le tue Azioni Speciali accanto alla plancia. Ognuno dei primi due Livelli te ne dà una in mano.',
  'dock.levels.done': 'Tutti i Livelli completati',
  'dock.levels.done.text': 'Puoi fuggire in solitaria, se i tuoi obiettivi sono raggiunti.',
  'note.place': '{space}: {what}',
  'note.case': 'Valigetta {n}: {what}',
  'note.supply': '{seat}, carta {n}: {what}',
  'type.joints':
    'Mitraglia|trice Affret|tiamoci Anti|tossico Atter|raggio Persua|sione Smonta|gomme Lancia|razzi Amma|liante Devia|zione Secon|darie Presi|dente Movi|mento Brac|ciale Docu|menti sfon|dando',
  'card.noise': 'Fa {n} Rumore.',

  'goal.have': 'ce l’hai',
  'goal.here': 'ci sei',
  'goal.slot': 'è sulla casella Valigetta {n}',
  'goal.with': 'ce l’ha {seat}',
  'goal.case': 'in una delle Valigette',
  'goal.item': 'tra gli Oggetti',
  'goal.wanted': 'uccidi un Boss per una carta Ricercato',
  'goal.rafts': '{n} {n|zattera trovata|zattere trovate}',
  'goal.at': 'luogo: {space}',
  'goal.gullfire.gone': 'il Gullfire è distrutto',
  'goal.helicopter.flies': 'ancora in volo',
  'alone.text':
    'Con i due obiettivi raggiunti, tutti i Livelli completati e il Presidente preso o le tessere Timer nere finite, puoi vincere in solitaria.',
  'alone.levels': 'Ti mancano ancora i Livelli.',
  'alone.time': 'Non ancora: prima va preso il Presidente, o devono finire le tessere Timer nere.',

  'why.notAsked': 'Non ora: in questo momento non tocca a te.',
  'choices.none': 'In questo momento non ti viene chiesto niente.',
  'group.here': 'Nel tuo spazio',
  'group.ability': 'Al posto di una carta',
  'group.car': 'Con la tua Auto',
  'group.people': 'Eroi',
  'group.cases': 'Caselle Valigetta',
  'group.other': 'Scegli',
  'question.yours': 'ora è tuo',
  'show.text': 'Segna che cosa mostri. Le scelte si scoprono tutte insieme; fino ad allora nessuno vede le tue.',
};
