// What becomes of a table when one of its people is no longer of the crew: they keep nothing there.
import type { Head, Holder } from '../store/Store.ts';
import { newLink } from './lobby.ts';
import { nothing, OPEN, type Play, seatsOf } from './play.ts';
import { Refused } from './refused.ts';

const heirOf = (seats: readonly Holder[]): string => seats.find(({ player }) => player !== '')?.player ?? '';

/** Whether the table has anything that is theirs: a seat, the host's place, a link they may know. */
export const concerns = ({ phase, seats, host, settings }: Head, gone: string): boolean =>
  settings.watch === 'link' ||
  host === gone ||
  seats.some(({ player, offered }) => offered === gone || (player === gone && phase !== 'over'));

/** Seats become open before the start and a bot's own after it; the watch link is a new one; votes begin anew. */
export const release =
  (gone: string): Play =>
  (head) => {
    const { phase, settings, host } = head;
    const seats = phase === 'over' ? [] : seatsOf(head, gone);
    if (!concerns(head, gone)) throw new Refused('unknown');
    const free = (holder: Holder): Holder =>
      phase === 'lobby' ? OPEN : { ...holder, player: '', bot: true, since: head.seq + 1 };
    const holders = head.seats
      .map((holder, seat) => (seats.includes(seat) ? free(holder) : holder))
      .map((holder) => (holder.offered === gone ? { ...holder, offered: '' } : holder));
    const next: Head = {
      ...head,
      seats: holders,
      host: host === gone ? heirOf(holders.filter(({ player }) => player !== gone)) : host,
      settings: { ...settings, link: newLink() },
      vote: null,
      left: phase === 'lobby' ? [] : [...(head.left ?? []), ...seats.map((seat) => ({ player: gone, seat }))],
    };
    const kind = seats.length === 0 ? 'settings' : phase === 'lobby' ? 'open' : 'stand-in';
    return { head: next, row: { ...nothing, kind, seat: seats[0] ?? -1, choice: 0, about: seats } };
  };
