// Who is at the table, by how many devices, and since when; who is gone, and since when. Nothing here is written down
// but when the table falls asleep.
import type { Seen } from '../store/Store.ts';
import { type Signal, signal } from './signal.ts';

export type Presence = { present: boolean; away: boolean; since: number };
type Here = { devices: Map<string, boolean>; since: number };

export class Attendance {
  readonly changed: Signal<string> = signal();
  readonly #here = new Map<string, Here>();
  readonly #seen: Map<string, number>;

  constructor(seen: Seen) {
    this.#seen = new Map(Object.entries(seen));
  }

  enter(player: string, device: string): void {
    this.#device(player, (devices) => devices.set(device, false));
  }

  leave(player: string, device: string): void {
    this.#device(player, (devices) => devices.delete(device));
  }

  /** `away`: the page is there, but nobody looks at it. */
  away(player: string, device: string, away: boolean): void {
    if (this.#here.get(player)?.devices.has(device)) this.#device(player, (devices) => devices.set(device, away));
  }

  isHere(player: string): boolean {
    return this.#here.has(player);
  }

  of(player: string): Presence {
    const here = this.#here.get(player);
    if (!here) return { present: false, away: false, since: this.#seen.get(player) ?? 0 };
    return { present: true, away: isAway(here), since: here.since };
  }

  /** The same, if everybody were gone from now on. */
  ended(): Pick<Attendance, 'of'> {
    const now = Date.now();
    return {
      of: (player) => ({ present: false, away: false, since: this.isHere(player) ? now : this.of(player).since }),
    };
  }

  /** When each of these players was last seen, up to now for those who are here. */
  seen(players: readonly string[], now: number): Seen {
    const known = players.filter((player) => this.#here.has(player) || this.#seen.has(player));
    return Object.fromEntries(known.map((player) => [player, this.#here.has(player) ? now : this.#seen.get(player)!]));
  }

  #device(player: string, act: (devices: Here['devices']) => void): void {
    const before = this.of(player);
    const here = this.#here.get(player) ?? { devices: new Map(), since: Date.now() };
    act(here.devices);
    if (here.devices.size > 0) this.#here.set(player, here);
    else {
      this.#here.delete(player);
      this.#seen.set(player, Date.now());
    }
    const after = this.of(player);
    if (after.present === before.present && after.away === before.away) return;
    here.since = Date.now();
    this.changed.emit(player);
  }
}

const isAway = ({ devices }: Here): boolean => [...devices.values()].every((away) => away);
