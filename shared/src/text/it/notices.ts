// Ciò che la casa dice altrove al canale di una squadra. Testo semplice: nessuna enfasi, nessun link proprio.
import type { NoticeWords } from '../keys.ts';

export const notices: NoticeWords = {
  'notice.turn': '{name}, tocca a te al tavolo «{table}».',
  'notice.call': '{name}, gli altri ti aspettano al tavolo «{table}».',
  'notice.end.together': 'La partita «{table}» è finita. Vittoria collettiva per {names}.',
  'notice.end.alone': 'La partita «{table}» è finita: vittoria in solitaria per {names}.',
  'notice.end.lost': 'La partita «{table}» è finita: non ha vinto nessuno.',
  'notice.end.none': 'La partita «{table}» è stata abbandonata.',
  'notice.test': 'Ecco come appare un avviso della squadra «{crew}».',
  'notice.bot': 'un bot',
};
