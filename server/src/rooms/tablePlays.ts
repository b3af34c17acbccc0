// The requests that are one change of a table and nothing else, each as that change.
import type { TableRequests } from 'shared/protocol';
import { change, giveHost, openSeat, seatBot, sit, stand, swap } from '../table/lobby.ts';
import { type Play, start } from '../table/play.ts';
import { takeOver } from '../table/seats.ts';
import { undo } from '../table/undo.ts';
import { propose, vote } from '../table/votes.ts';

type Changing = 'sit' | 'stand' | 'swap' | 'seat-bot' | 'open-seat' | 'settings' | 'host' | 'start' | 'take-over';
type Who = (player: string) => boolean;
export type Plays = {
  [K in Changing | 'undo' | 'propose' | 'vote']: (wish: TableRequests[K], gone: Who, absent: Who) => Play;
};

/** `gone`: who is not at the table just now; `absent`: also who does not look at it. */
export const PLAYS: Plays = {
  sit: ({ seat, role }) => sit(seat, role),
  stand: ({ seat }) => stand(seat),
  swap: ({ seat, with: other }) => swap(seat, other),
  'seat-bot': ({ seat, role }) => seatBot(seat, role),
  'open-seat': ({ seat }, gone) => openSeat(seat, gone),
  settings: ({ request, ...wish }) => change(wish),
  host: ({ player }, gone) => giveHost(player, gone),
  start: () => start(),
  'take-over': ({ seat }) => takeOver(seat),
  undo: ({ how }) => undo(how),
  propose: ({ what, seat, row }, _gone, absent) => propose(what, seat, row, absent),
  vote: ({ yes }, _gone, absent) => vote(yes, absent),
};
