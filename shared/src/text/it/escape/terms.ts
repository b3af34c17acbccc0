// Le parole delle regole, una frase ciascuna.
import type { Terms } from '../../keys.ts';

export const terms: Terms = {
  'term.enemy': 'Nemico',
  'term.enemy.text': 'Un Galeotto, un Autista o un Boss.',
  'term.prisoner': 'Galeotto',
  'term.prisoner.text':
    '1 Punto Vita, si muove di 1, infligge 1 danno nel suo spazio; di più con un Bonus Galeotti. A fine turno dimentica i danni.',
  'term.driver': 'Autista',
  'term.driver.text':
    'Un Galeotto su Auto: 1 Punto Vita e 1 movimento in più, e porta con sé un altro Galeotto. Non usa i Tombini. Se muore, l’Auto resta lì.',
  'term.boss': 'Boss',
  'term.boss.text': 'Un Nemico forte con un’abilità propria. Conserva i danni da un turno all’altro.',
  'term.engaged': 'Ingaggiato',
  'term.engaged.text': 'Un Nemico nello stesso spazio di un eroe. Resta lì: New York non lo muove.',
  'term.tricked': 'Raggirato',
  'term.tricked.text': 'Un Nemico mandato in uno spazio adiacente. Fino a fine turno non si muove e non attacca.',
  'term.hit-points': 'Punti Vita',
  'term.hit-points.text': 'Quanti danni regge un Nemico prima di cadere.',
  'term.range': 'Portata',
  'term.range.text':
    '0: il tuo spazio. 1: anche gli spazi adiacenti. Nessun attacco supera un Blocco Stradale intatto.',
  'term.damage': 'Danni',
  'term.damage.text':
    'Li dividi tra i Nemici a portata. Quando ne subisci, scarti altrettante carte a caso dalla mano.',
  'term.manhole': 'Tombino',
  'term.manhole.text':
    'Per Galeotti a piedi e Boss tutti i Tombini rivelati sono adiacenti; per gli eroi solo se lo dice una carta.',
  'term.roadblock': 'Blocco Stradale',
  'term.roadblock.text':
    'Chiude una strada a movimenti e attacchi. Alcune carte lo distruggono, e anche un’Auto, che però va persa.',
  'term.event': 'Evento',
  'term.event.text':
    'Ogni volta che un eroe si muove qui, dopo la giocata si rivelano tanti Eventi quanto il Livello Evento.',
  'term.event-level': 'Livello Evento',
  'term.event-level.text': 'Quanti Eventi si rivelano insieme: 1, 2 o 3.',
  'term.item': 'Oggetto',
  'term.item.text':
    'Senza Nemici nel tuo spazio: prendi il cubetto e pesca una carta Oggetto, coperta, nella tua riserva.',
  'term.weapon': 'Arma',
  'term.weapon.text': 'Un Oggetto finché non la riveli nella casella Arma. Lì non conta per la riserva personale.',
  'term.ammo': 'Munizioni',
  'term.ammo.text': 'I colpi della tua Arma. Mai più di quanto stampato; un’Arma scarica resta.',
  'term.supply': 'Riserva personale',
  'term.supply.text':
    'Al massimo 3 carte: Oggetti, Valigette e il Presidente. Con la quarta, una deve andarsene subito.',
  'term.reserve': 'Riserva generale',
  'term.reserve.text': 'I pezzi comuni fuori dalla plancia: Galeotti, Auto, cubetti e Blocchi Stradali.',
  'term.case': 'Valigetta',
  'term.case.text':
    'Quattro sono nascoste in città. In una c’è Il Nastro, in una il Bracciale del Presidente, in due uno Schema.',
  'term.poi': 'Punto di Interesse',
  'term.poi.text': 'Otto luoghi, all’inizio coperti e sconosciuti. Si rivelano andandoci.',
  'term.suburb': 'Periferia',
  'term.suburb.text':
    'Uno spazio sulla costa. Il suo segnalino si gira con la tessera e aggiunge un’icona, forse una Zattera.',
  'term.building': 'Edificio',
  'term.building.text': 'Alla fine della tua fase Eroe, prima che agisca New York, attivi quello in cui ti trovi.',
  'term.shelter': 'Rifugio',
  'term.shelter.text': 'Un eroe qui non subisce danni.',
  'term.car': 'Auto',
  'term.car.text':
    'Uno spazio in più a turno senza Rumore, posto per un altro eroe e un modo per sfondare un Blocco Stradale.',
  'term.noise': 'Rumore',
  'term.noise.text': 'Lo fanno le tue carte, New York lo spende per le sue. Oltre 10 fa avanzare le Missioni.',
  'term.mission': 'Missione',
  'term.mission.text':
    'Quando tutti e quattro i cubetti sono a destra si rivela una tessera Timer, poi tornano a sinistra.',
  'term.timer': 'Tessera Timer',
  'term.timer.text':
    'L’orologio. Le tessere nere fanno qualcosa; poi arriva «Presto!»; una delle tre rosse mette fine alla partita.',
  'term.bonus': 'Bonus Galeotti',
  'term.bonus.text':
    'Una carta Speciale di New York in gioco rende più forti tutti i Galeotti finché il mazzo non viene rimescolato.',
  'term.arrows': 'Frecce',
  'term.arrows.text': 'Da questi lati, a fine turno, i Nemici adiacenti raggiungono l’eroe di turno.',
  'term.level-bar': 'Segnalino Livello',
  'term.level-bar.text': 'Copri le sue icone con Galeotti uccisi e Oggetti scartati per salire di Livello.',
  'term.special': 'Azione Speciale',
  'term.special.text': 'Una carta forte che ottieni salendo di Livello. Da allora è una normale carta della tua mano.',
  'term.objective': 'Obiettivo',
  'term.objective.text':
    'Due tuoi segreti: che cosa mostrare (blu) e come fuggire (viola). Con entrambi vinci in solitaria.',
  'term.raft': 'Zattera',
  'term.raft.text': 'Un modo per fuggire da soli, se è quello del tuo obiettivo viola.',
  'term.gullfire': 'Gullfire',
  'term.gullfire.text':
    'L’aliante sul World Trade Center: un modo per fuggire da soli, se è quello del tuo obiettivo viola, finché New York non lo brucia.',
  'term.helicopter': 'Elicottero',
  'term.helicopter.text':
    'Un modo per fuggire da soli, se è quello del tuo obiettivo viola, quando è atterrato a Central Park: appena il Presidente viene preso, o con «Presto!».',
  'term.bridge': 'Ponte',
  'term.bridge.text':
    'La via d’uscita comune: salite quando gli eroi nello spazio hanno il Presidente, Il Nastro e il suo Schema.',
  'term.collective': 'Vittoria Collettiva',
  'term.collective.text':
    'Il Presidente, Il Nastro e lo Schema giusto, mostrati insieme a un ponte: vincono tutti gli eroi in quello spazio.',
  'term.lone': 'Vittoria Solitaria',
  'term.lone.text':
    'Tutti e tre i segnalini Livello completati, entrambi gli obiettivi raggiunti e il Presidente preso o la tessera Timer in cima rossa: vinci tu, gli altri perdono.',
};
