// Che cosa dice il tavolo mentre qualcosa si muove: la fascia sulla mappa, i titoli del registro, velocità e suono.
import type { Moving } from '../../keys.ts';

export const moving: Moving = {
  'turn.city': 'Turno {n} · New York',
  'turn.earlier': 'Prima',
  'log.since': 'Mentre eri via: {n} {n|riga nuova|righe nuove}',
  'log.since.read': 'Visto',
  'log.secret': 'Lo sai solo tu',
  'log.ny-arrows': 'Le frecce di *{ny}* attirano i Nemici.',

  'row.undo': '{seat} annulla {n} {n|passo|passi}.',
  'row.undo.table': '{n} {n|passo viene annullato|passi vengono annullati}.',
  'row.stand-in': 'Da qui in poi {seat} è in mano a un bot.',
  'row.take-over': '{seat} torna in mano a una persona.',
  'row.abandon': 'La partita viene abbandonata.',

  'phase.city': 'Fase New York',
  'phase.event': 'Evento',
  'phase.timer': 'Tessera Timer',
  'phase.plays': '{seat} gioca',
  'phase.arrows': 'Frecce',
  'phase.arrows.text': 'I Nemici accanto a {seat} entrano dai lati indicati dalla carta in cima.',
  'phase.discard': 'Carta in cima',
  'phase.discard.text': 'New York scarta la carta in cima e ottiene 1 Rumore.',
  'phase.skip': 'Salta',

  'ny.next.cost': 'Costa {n} Rumore',
  'ny.next.goes': 'Non si gioca: a fine turno va scartata',
  'ny.next.draws': 'Alla fine le sue frecce attirano i Nemici',
  'ny.next.arrows': 'I Nemici arrivano da: {directions}',
  'ny.next.side': 'Lato del Blocco Stradale: {direction}',
  'ny.bonus': 'In gioco',

  'map.settings': 'Movimento e suono',
  'set.speed': 'Movimento',
  'set.speed.slow': 'Lento',
  'set.speed.normal': 'Normale',
  'set.speed.fast': 'Veloce',
  'set.speed.off': 'Nessuno',
  'set.speed.still': 'Il tuo sistema chiede di non animare.',
  'set.volume': 'Suono',
  'set.volume.off': 'Muto',

  'map.here.blocked': 'Blocco Stradale',
  'map.here.wrecked': 'Blocco Stradale distrutto',
  'map.here.wrecked.text': 'La strada è di nuovo aperta.',
  'map.here.unexplored': 'Non ancora esplorato',
  'map.here.helicopter.flying': 'In volo',
  'map.here.helicopter.landed': 'Atterrato',
  'map.here.hurt': 'ferito',
  'map.here.tricked': 'raggirato',
  'map.here.points': '{n} {n|Punto Vita|Punti Vita}',
};
