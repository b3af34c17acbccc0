// Who of each crew is connected to anything of that crew's, in this process.
import { type Signal, signal } from '../table/signal.ts';

export class Whereabouts {
  readonly changed: Signal<{ crew: string; player: string; here: boolean }> = signal();
  readonly #connections = new Map<string, number>();

  isHere(crew: string, player: string): boolean {
    return this.#connections.has(`${crew}/${player}`);
  }

  enter(crew: string, player: string): void {
    this.#count(crew, player, 1);
  }

  leave(crew: string, player: string): void {
    this.#count(crew, player, -1);
  }

  #count(crew: string, player: string, by: number): void {
    const key = `${crew}/${player}`;
    const before = this.#connections.get(key) ?? 0;
    const now = before + by;
    if (now > 0) this.#connections.set(key, now);
    else this.#connections.delete(key);
    if (before > 0 !== now > 0) this.changed.emit({ crew, player, here: now > 0 });
  }
}
