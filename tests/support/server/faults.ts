// A store that goes wrong on demand, around a real one: what it reports is made up, what it writes is not.
import { type Store, StoreFailed, StoreUnknown } from 'server/store/Store.ts';

const FAULTS = {
  /** Nothing is written, and it says so. */
  fails: () => Promise.reject(new StoreFailed('the disk is full')),
  /** Nothing is written, and nobody knows. */
  vanishes: () => Promise.reject(new StoreUnknown('the line broke')),
  /** It is written, and an error is reported. */
  'commits but reports failure': async (write: () => Promise<unknown>) => {
    await write();
    throw new StoreUnknown('the line broke');
  },
  /** Never answers, and never writes. */
  hangs: () => new Promise<never>(() => {}),
  /** Never answers, but writes. */
  'writes and hangs': async (write: () => Promise<unknown>) => {
    await write();
    return new Promise<never>(() => {});
  },
  /** Writes long after everybody stopped waiting. */
  'writes late': (write: () => Promise<unknown>, late: (write: () => Promise<unknown>) => void) => {
    late(write);
    return new Promise<never>(() => {});
  },
} as const;
export type Fault = keyof typeof FAULTS;

export type FaultyStore = Store & {
  /** The next so many appends go wrong in this way. */
  next(fault: Fault, times?: number): void;
  /** Whether anything but appends is answered. */
  deaf: boolean;
  /** Does what was put off; returns what came of it. */
  catchUp(): Promise<unknown[]>;
};

export const faulty = (store: Store): FaultyStore => {
  let plan: Fault[] = [];
  const late: (() => Promise<unknown>)[] = [];
  const self: FaultyStore = {
    ...store,
    deaf: false,
    next: (fault, times = 1) => {
      plan = new Array<Fault>(times).fill(fault);
    },
    append: (append) => {
      const fault = plan.shift();
      if (!fault) return store.append(append);
      return FAULTS[fault](
        () => store.append(append),
        (write) => late.push(write),
      ) as Promise<never>;
    },
    lease: (...args) => (self.deaf ? new Promise<never>(() => {}) : store.lease(...args)),
    catchUp: () => Promise.all(late.splice(0).map((write) => write())),
  };
  return self;
};
