// What every room here does with its sockets: copies, pings, sending away who has to go, and faults that stay its own. No game.
import { type Client, Room, ServerError } from '@colyseus/core';
import { CLOSE } from 'shared/protocol';
import type { House } from '../house.ts';
import { log } from '../log.ts';
import { type Admitted, joinRefused } from '../net/joins.ts';
import { type AnyClient, isArriving, isBehind, ping, sendCopies } from '../net/wire.ts';

export type Guest = Client & { auth: Admitted };

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
  #crew = '';
  readonly #ends: (() => void)[] = [];
  /** Who has come in. The framework says that somebody left also of those who were refused at the door. */
  protected readonly inside = new Set<string>();

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
      this.#dropSilent();
    }, this.house.pingMs / BEATS);
  }

  #dropSilent(): void {
    const since = Date.now() - this.house.arrivalMs;
    for (const client of [...this.clients])
      if (client.auth.at < since && isArriving(client as unknown as AnyClient))
        this.kickClient(client.sessionId, CLOSE.behind);
  }

  /** Whoever has to go from this crew goes from here too, also if the news was lost on its way. */
  protected belongTo(crew: string): void {
    const { expulsions, muted, recheckMs } = this.house;
    this.#crew = crew;
    const check = setInterval(
      () => void this.#recheck().catch((error) => log.error('a check failed', error)),
      recheckMs,
    );
    this.#ends.push(
      () => clearInterval(check),
      expulsions.told.on((who) =>
        this.#expel(({ auth }) => expulsions.fits(who, { crew, player: auth.id, device: auth.device })),
      ),
      muted.on((news) => {
        for (const { auth } of this.clients) if (auth.id === news.player) auth.muted = news.muted;
      }),
    );
  }

  async #recheck(): Promise<void> {
    const { store } = this.house;
    const guests = [...this.clients];
    const [members, devices] = await Promise.all([
      store.membersOf(this.#crew),
      store.devicesAmong(guests.map(({ auth }) => auth.device)),
    ]);
    const isMember = new Set(members.map(({ id }) => id));
    this.#expel(
      (guest) =>
        guests.includes(guest) &&
        (!devices.includes(guest.auth.device) || (guest.auth.watch === undefined && !isMember.has(guest.auth.id))),
    );
    this.readAgain();
  }

  /** What is shown may be older than what is kept: news from another process are lost while the line to it is down. */
  protected readAgain(): void {}

  #expel(whom: (guest: Guest) => boolean): void {
    for (const guest of [...this.clients]) if (whom(guest)) this.kickClient(guest.sessionId, CLOSE.removed);
  }

  override onJoin(client: Guest): void {
    const { id: player, device, at } = client.auth;
    if (this.house.expulsions.has({ crew: this.#crew, player, device, at })) throw joinRefused('not-member');
    sendCopies(client as unknown as AnyClient);
  }

  override async onDispose(): Promise<void> {
    if (this.#beat) clearInterval(this.#beat);
    for (const end of this.#ends) end();
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
