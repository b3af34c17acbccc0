// What every room here does with its sockets: copies, pings, and faults that stay its own. No game, no crew.
import { type Client, Room, ServerError } from '@colyseus/core';
import { CLOSE } from 'shared/protocol';
import type { House } from '../house.ts';
import { log } from '../log.ts';
import { type AnyClient, isBehind, ping, sendCopies } from '../net/wire.ts';
import type { Player } from '../store/Store.ts';

export type Guest = Client & { auth: Player };

/** Patches leave when something changed. Not null: then the framework would tick its clock 60 times a second. */
const NEVER = 2 ** 31 - 1;
/** Pings are spread over as many beats, so that no moment asks everybody. */
const BEATS = 5;

export class HouseRoom<S extends object> extends Room<{ state: S; client: Guest }> {
  /** Set by the app on a class of its own. */
  static house: House;
  override patchRate = NEVER;
  /** A flood; mere haste is refused long before. */
  override maxMessagesPerSecond = 300;
  #beat: NodeJS.Timeout | null = null;
  #beats = 0;

  protected get house(): House {
    return (this.constructor as typeof HouseRoom).house;
  }

  protected startBeat(): void {
    this.#beat = setInterval(() => {
      // The framework counts messages a second by this clock.
      this.clock.tick();
      this.#beats++;
      for (const client of this.clients as unknown as (AnyClient & { slot?: number })[]) {
        client.slot ??= Math.floor(Math.random() * BEATS);
        if (this.#beats % BEATS === client.slot) ping(client);
      }
    }, this.house.pingMs / BEATS);
  }

  override onJoin(client: Guest): void {
    sendCopies(client as unknown as AnyClient);
  }

  override async onDispose(): Promise<void> {
    if (this.#beat) clearInterval(this.#beat);
  }

  /** Whoever cannot keep up comes back to a fresh state instead of holding memory. */
  protected cutOffLaggards(): void {
    for (const client of [...this.clients]) {
      if (isBehind(client as unknown as AnyClient)) this.kickClient(client.sessionId, CLOSE.behind);
    }
  }

  /** Without this a fault in one room would end the process. */
  override onUncaughtException(error: Error, where: string): void {
    // A join that was refused with a word is no fault.
    if (error.cause instanceof ServerError) return;
    log.error('a room failed', error.cause ?? error, { room: this.roomName, where });
  }
}
