// Who of each crew is connected to anything of that crew's, in this process or another.
import { type Signal, signal } from '../table/signal.ts';
import type { Neighbours } from './neighbours.ts';

type Who = { crew: string; player: string };
const keyOf = ({ crew, player }: Who): string => `${crew}/${player}`;
/** Heals what was missed while the line to the others was down, and forgets who is gone. */
const ROUND = 5000;

export class Whereabouts {
  readonly changed: Signal<Who & { here: boolean }> = signal();
  /** Connections in this process. */
  readonly #own = new Map<string, { who: Who; count: number }>();
  readonly #others = new Map<string, Map<string, Who>>();
  #round: NodeJS.Timeout | null = null;
  #tell: (who: Who, here: boolean) => void = () => {};

  isHere(crew: string, player: string): boolean {
    return this.#isHere(keyOf({ crew, player }));
  }

  enter(crew: string, player: string): void {
    this.#count({ crew, player }, 1);
  }

  leave(crew: string, player: string): void {
    this.#count({ crew, player }, -1);
  }

  /** Tells the other processes, and hears of theirs. */
  share(neighbours: Neighbours): void {
    if (!neighbours.isCluster) return;
    const tellAll = () =>
      neighbours.tell(
        'all-here',
        [...this.#own.values()].map(({ who }) => who),
      );
    this.#tell = (who, here) => neighbours.tell('here', { ...who, here });
    neighbours.on('all-here', (list: Who[], from) => this.#hear(from, list));
    neighbours.on('here', ({ here, ...who }: Who & { here: boolean }, from) => {
      const others = [...(this.#others.get(from)?.values() ?? [])].filter((one) => keyOf(one) !== keyOf(who));
      this.#hear(from, here ? [...others, who] : others);
    });
    neighbours.on('hello', tellAll);
    neighbours.tell('hello', null);
    this.#round = setInterval(async () => {
      tellAll();
      for (const owner of [...this.#others.keys()]) if (await neighbours.isGone(owner)) this.#hear(owner, []);
    }, ROUND);
    this.#round.unref();
  }

  close(): void {
    if (this.#round) clearInterval(this.#round);
  }

  #isHere(key: string): boolean {
    return this.#own.has(key) || [...this.#others.values()].some((others) => others.has(key));
  }

  #hear(from: string, list: readonly Who[]): void {
    const before = this.#others.get(from) ?? new Map<string, Who>();
    const now = new Map(list.map((who) => [keyOf(who), who]));
    const touched = new Map([...before, ...now]);
    const here = new Map([...touched.keys()].map((key) => [key, this.#isHere(key)]));
    if (now.size > 0) this.#others.set(from, now);
    else this.#others.delete(from);
    for (const [key, who] of touched) this.#emitIfChanged(who, here.get(key)!);
  }

  #count(who: Who, by: number): void {
    const key = keyOf(who);
    const here = this.#isHere(key);
    const before = this.#own.get(key)?.count ?? 0;
    const count = before + by;
    if (count > 0) this.#own.set(key, { who, count });
    else this.#own.delete(key);
    if (before > 0 !== count > 0) this.#tell(who, count > 0);
    this.#emitIfChanged(who, here);
  }

  #emitIfChanged(who: Who, before: boolean): void {
    const here = this.#isHere(keyOf(who));
    if (here !== before) this.changed.emit({ ...who, here });
  }
}
