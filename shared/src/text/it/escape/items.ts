// Ciò che un eroe può avere: Oggetti, Armi, dotazione, Valigette, un’Auto.
import type { Items } from '../../keys.ts';

export const items: Items = {
  'held.empty': 'vuoto',
  'held.axe': 'Ascia',
  'held.axe.text': 'Arma. +1 danno a ogni giocata a portata 0.',
  'held.spiked-club': 'Mazza Chiodata',
  'held.spiked-club.text':
    'Arma. +4 danni a un Boss che colpisci con una giocata a portata 0. Una volta rivelata non può andare su un segnalino Livello.',
  'held.pistol': 'Pistola',
  'held.pistol.text': 'Arma, Munizioni 3. Spendine 1: infliggi 1 danno a portata 1, 1 Rumore.',
  'held.shotgun': 'Fucile a Pompa',
  'held.shotgun.text': 'Arma, Munizioni 2. Spendine 1: infliggi 3 danni nel tuo spazio, 2 Rumore.',
  'held.rifle': 'Fucile',
  'held.rifle.text':
    'Arma, Munizioni 2. Spendine 1: infliggi 2 danni a portata 1, 2 Rumore. Una volta rivelato non può andare su un segnalino Livello.',
  'held.trash-can-lid': 'Coperchio di Bidone',
  'held.trash-can-lid.text': 'Usa e scarta quando stai per subire danni: ne previeni fino a 3.',
  'held.first-aid-kit': 'Kit Medico',
  'held.first-aid-kit.text': 'Usa e scarta: riprendi fino a 2 delle tue carte Azione scartate.',
  'held.ammo-box': 'Cassa di Munizioni',
  'held.ammo-box.text': 'Usa e scarta: ricarica del tutto la tua Arma.',
  'held.flare-gun': 'Pistola Lanciarazzi',
  'held.flare-gun.text': 'Usa e scarta: sposta il segnalino Elicottero in uno spazio qualsiasi di Central Park.',
  'held.crowbar': 'Piede di Porco',
  'held.crowbar.text': 'Usa e scarta: distruggi un Blocco Stradale su una strada del tuo spazio.',
  'held.smoke-bomb': 'Fumogeno',
  'held.smoke-bomb.text': 'Usa e scarta: raggira tutti i Nemici nel tuo spazio.',
  'held.molotov-cocktail': 'Bottiglia Molotov',
  'held.molotov-cocktail.text': 'Usa e scarta: infliggi 3 danni a portata 1, 1 Rumore.',
  'held.fake-tape': 'Nastro Fasullo',
  'held.fake-tape.text':
    'Conservalo per un obiettivo, oppure usalo e scartalo: guarda la carta su una casella Valigetta.',
  'held.signed-pardon': 'Grazia Firmata',
  'held.signed-pardon.text': 'Conservala per un obiettivo, oppure usala e scartala: New York perde 3 Rumore.',
  'held.secret-documents': 'Documenti Segreti',
  'held.secret-documents.text':
    'Conservali per un obiettivo, oppure usali e scartali: guarda 1 luogo sconosciuto, ovunque sia.',
  'held.crossbow': 'Balestra',
  'held.crossbow.text': 'Arma, Munizioni 2. Spendine 1: infliggi 2 danni a portata 1, nessun Rumore.',
  'held.presidents-finger': 'Dito del Presidente',
  'held.presidents-finger.text':
    'Usa e scarta: prima del salvataggio rimuovi 1 carta Vivo dal mazzo del Presidente. Dopo non succede nulla.',
  'held.the-tape': 'Il Nastro',
  'held.the-tape.text': 'Il mondo intero lo aspetta. Una delle tre carte per una Vittoria Collettiva.',
  'held.presidents-bracelet': 'Bracciale del Presidente',
  'held.presidents-bracelet.text':
    'Una volta a partita, rivelalo: guarda 2 luoghi sconosciuti. Resta a faccia in su nella riserva.',
  'held.presidents-bracelet.fate':
    'Una volta a partita, rivelalo: prima del salvataggio rimuovi 1 carta Vivo dal mazzo del Presidente. Resta a faccia in su nella riserva.',
  'held.diagram-1': 'Schema del Ponte 1',
  'held.diagram-1.text': 'Il percorso tra le mine del Ponte 1. Una delle tre carte per una Vittoria Collettiva da lì.',
  'held.diagram-2': 'Schema del Ponte 2',
  'held.diagram-2.text': 'Il percorso tra le mine del Ponte 2. Una delle tre carte per una Vittoria Collettiva da lì.',
  'held.diagram-4': 'Schema del Ponte 4',
  'held.diagram-4.text': 'Il percorso tra le mine del Ponte 4. Una delle tre carte per una Vittoria Collettiva da lì.',
  'held.diagram-3': 'Schema del Ponte 3',
  'held.diagram-3.text':
    'Il percorso tra le mine del Ponte 3, per vincere insieme da lì. Né Oggetto né Valigetta: nessuno può rubarlo; se lo cedi, esce dal gioco.',
  'held.the-president': 'Il Presidente',
  'held.the-president.text': 'Si può rubare, mai cedere. Una delle tre carte per una Vittoria Collettiva.',
  'held.machine-pistol': 'Pistola Mitragliatrice',
  'held.machine-pistol.text':
    'Arma, Munizioni 3. Spendine 1: infliggi 2 danni a portata 1, 1 Rumore. Non può andare su un segnalino Livello.',
  'held.revolver': 'Revolver',
  'held.revolver.text':
    'Arma, Munizioni 4. Spendine 1: infliggi 1 danno a portata 1, nessun Rumore. Non può andare su un segnalino Livello.',

  'car.car': 'Auto',
  'car.car.text':
    'Dopo le tue carte, senza Nemici nel tuo spazio: muovi di 1 spazio, poi rivelane 1, senza Rumore. In ogni movimento puoi portare con te un eroe senza Auto, se lo vuole. Puoi sacrificarla per sfondare un Blocco Stradale.',
  'car.taxi': 'Il Vecchio Taxi',
  'car.taxi.text': 'L’Auto di Tassista. Abbandonata o distrutta, esce dal gioco.',
  'back.item': 'Oggetto',
  'back.case': 'Valigetta',
  'back.gear': 'equipaggiamento',
};
