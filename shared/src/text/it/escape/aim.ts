// Come si vince e come si perde, per chi gioca la prima volta.
import type { Aim } from '../../keys.ts';

export const aim: Aim = {
  'aim.title': 'Come si vince',
  'aim.together': 'Insieme',
  'aim.together.text':
    'Portate il Presidente, Il Nastro e lo Schema di un ponte a quel ponte: tutti gli eroi lì fuggono, gli altri perdono.',
  'aim.together.how':
    'Il Presidente aspetta al Campo del Duca, uno degli otto luoghi ignoti. Il Nastro è in una delle quattro Valigette, gli Schemi in altre; Mente comincia con quello del Ponte 3. Accanto al ponte l’eroe di turno vi si dirige, e tutti gli eroi nello spazio scelgono in segreto che cosa mostrare.',
  'aim.alone': 'Da soli',
  'aim.alone.text':
    'Completa i tuoi tre Livelli e raggiungi i tuoi due obiettivi segreti: fuggi tu, gli altri perdono.',
  'aim.alone.how':
    'Sui segnalini Livello vanno i Galeotti che uccidi e gli Oggetti che scarti. Gli obiettivi sono accanto alla tua mano: il blu è una carta da mostrare, il viola la tua via d’uscita. E il Presidente dev’essere stato preso, o le tessere Timer nere finite.',
  'aim.lost': 'Perdono tutti',
  'aim.lost.text': 'Se il tempo scade, vince New York.',
  'aim.lost.how':
    'Una tessera Timer si rivela quando riprendi tutte le carte, e quando New York ha sentito troppo. Una delle tre rosse in fondo è l’ultima.',
  'aim.more': 'Di più',
  'aim.got-it': 'Capito',
};
