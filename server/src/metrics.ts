// Counts and times of this process, as Prometheus reads them. Numbers only: nobody can be recognised in them.
import { monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;
const textOf = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length ? `{${pairs.join(',')}}` : '';
};
const PREFIX = 'fire_escape_';

class Counter {
  readonly #label: string;
  readonly #counts = new Map<string, number>();

  constructor(label: string) {
    this.#label = label;
  }

  /** `of` is one of a few words of ours, never of a client's. */
  add(of: string): void {
    this.#counts.set(of, (this.#counts.get(of) ?? 0) + 1);
  }

  lines(name: string): string[] {
    const counts = [...this.#counts].map(([of, count]) => `${PREFIX}${name}${textOf({ [this.#label]: of })} ${count}`);
    return [`# TYPE ${PREFIX}${name} counter`, ...counts];
  }
}

/** Seconds; from a tenth of a millisecond to what nobody waits for. */
const BOUNDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

class Histogram {
  readonly #counts = new Array<number>(BOUNDS.length + 1).fill(0);
  #sum = 0;

  add(seconds: number): void {
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    this.#counts[at < 0 ? BOUNDS.length : at]!++;
    this.#sum += seconds;
  }

  /** Measures `act`, however it ends. */
  async time<T>(act: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      return await act();
    } finally {
      this.add((performance.now() - from) / 1000);
    }
  }

  lines(name: string): string[] {
    let total = 0;
    const buckets = this.#counts.map((count, i) => {
      total += count;
      return `${PREFIX}${name}_bucket${textOf({ le: String(BOUNDS[i] ?? '+Inf') })} ${total}`;
    });
    return [
      `# TYPE ${PREFIX}${name} histogram`,
      ...buckets,
      `${PREFIX}${name}_sum ${this.#sum}`,
      `${PREFIX}${name}_count ${total}`,
    ];
  }
}

/** What has come in, what became of it, and how long it took. */
export const metrics = {
  requests_total: new Counter('request'),
  rejects_total: new Counter('reason'),
  joins_total: new Counter('outcome'),
  notices_total: new Counter('outcome'),
  answer_seconds: new Histogram(),
  append_seconds: new Histogram(),
};

const loop = monitorEventLoopDelay({ resolution: 20 });
loop.enable();

/** `gauges` are read when somebody asks. */
export const metricsText = (gauges: Readonly<Record<string, number>>): string => {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const own = {
    ...gauges,
    resident_memory_bytes: rss,
    heap_used_bytes: heapUsed,
    event_loop_delay_p99_seconds: loop.percentile(99) / 1e9,
  };
  loop.reset();
  const lines = [
    ...Object.entries(own).flatMap(([name, value]) => [`# TYPE ${PREFIX}${name} gauge`, `${PREFIX}${name} ${value}`]),
    `# TYPE ${PREFIX}cpu_seconds_total counter`,
    `${PREFIX}cpu_seconds_total ${(user + system) / 1e6}`,
    ...Object.entries(metrics).flatMap(([name, metric]) => metric.lines(name)),
  ];
  return `${lines.join('\n')}\n`;
};
