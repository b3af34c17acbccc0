// `npm run bench`: what an answer costs our server, beside a bare `ws` relay and a bare Colyseus under the same crowd; and
// what tables weigh, awake and asleep. Loopback only; it prints, ends by itself and never fails on a number.
import { temporaryFolder } from '../support/server/app.ts';
import { type Child, run } from '../support/server/processes.ts';
import { figure, row } from './measure.ts';
import { type Crowd, gatherAtBare, gatherAtHouse, gatherAtRelay } from './server/crowd.ts';
import { type Idle, idleOf, playRound, type Round } from './server/round.ts';

const TABLES = Number(process.env.BENCH_TABLES ?? 200);
const SEATS = 4;
const WATCHERS = 10;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

type Target = { name: string; server: Child; crowd: Crowd };
const folders = [temporaryFolder(), temporaryFolder()] as const;
const start = async (
  name: string,
  file: string,
  gather: (url: string, tables: number, seats: number) => Promise<Crowd>,
  env: Record<string, string> = {},
): Promise<Target> => {
  const server = run(`../../bench/server/${file}.ts`, { BOT_PACE_MS: '0', ...env });
  const [, port] = await server.hear(/^at (\d+)$/);
  return { name, server, crowd: await gather(`http://127.0.0.1:${port}`, TABLES, SEATS) };
};

/** The best of a few rounds, in turns, so that a busy neighbour counts little and falls on all alike. */
const compare = async (targets: readonly Target[], rate: number): Promise<Map<Target, Round>> => {
  const best = new Map<Target, Round>();
  const idle = new Map<Target, Idle>();
  for (const { server, crowd } of targets) {
    await playRound(server, crowd, { rate, seconds: 2 });
    // What came before, the start of every game among it, is no answer.
    for (const kind of Object.values(crowd.bytes)) Object.assign(kind, { frames: 0, bytes: 0 });
  }
  for (const target of targets) {
    const kept = await idleOf(target.server, SECONDS);
    idle.set(target, kept);
    row(`${target.name}: processor with nobody answering`, kept.all / 1000, 'ms/s');
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const target of targets) {
      const load = { rate, seconds: SECONDS, idle: idle.get(target)! };
      const now = await playRound(target.server, target.crowd, load);
      const known = best.get(target) ?? now;
      best.set(target, {
        answers: known.answers + (known === now ? 0 : now.answers),
        cpu: Math.min(known.cpu, now.cpu),
        cpuMain: Math.min(known.cpuMain, now.cpuMain),
        p50: Math.min(known.p50, now.p50),
        p99: Math.min(known.p99, now.p99),
      });
    }
  return best;
};
const tell = (rounds: ReadonlyMap<Target, Round>): void => {
  for (const [{ name }, { cpu, cpuMain, p50, p99 }] of rounds) {
    row(`${name}: processor for an answer`, cpu, 'µs', `${figure(cpuMain)} in the serving thread`);
    row(`${name}: until the reply, p99`, p99, 'ms', `p50 ${figure(p50)}`);
  }
};

const house = await start('Fire Escape', 'house', gatherAtHouse, { DATA_DIR: folders[0].path });
const unwritten = await start('  without writing', 'house', gatherAtHouse, {
  DATA_DIR: folders[1].path,
  STORE: 'none',
});
const bare = await start('bare Colyseus', 'bare', gatherAtBare);
const relay = await start('bare ws relay', 'relay', gatherAtRelay);
const targets = [house, unwritten, bare, relay];
const ended = (): void => {
  for (const { server } of targets) server.process.kill('SIGKILL');
  for (const folder of folders) folder.remove();
};
process.on('exit', ended);

console.log(`${TABLES} tables of ${SEATS}, 400 answers a second`);
const four = await compare(targets, 400);
tell(four);
const ours = four.get(house)!;
const dry = four.get(unwritten)!;
row('writing it down', ours.cpu - dry.cpu, 'µs', 'of the answer, in the writing thread and on the way to it');
row('without writing, over the relay', dry.cpu / four.get(relay)!.cpu, 'times');
row('without writing, over bare Colyseus', dry.cpu / four.get(bare)!.cpu, 'times');
row('with writing, over the relay', ours.cpu / four.get(relay)!.cpu, 'times');

console.log('\nbytes to each client for an answer');
const { patch, step, stepWithMine, reply } = house.crowd.bytes;
const mean = ({ frames, bytes }: { frames: number; bytes: number }) => bytes / frames;
row('patch', mean(patch), 'bytes');
row('step', mean(step), 'bytes');
const share = (100 * stepWithMine.frames) / (step.frames + stepWithMine.frames);
row('secrets, where they changed', mean(stepWithMine) - mean(step), 'bytes', `with ${figure(share)} % of the steps`);
row('reply, to who answered', mean(reply), 'bytes');

console.log(`\n${TABLES} tables of ${SEATS} and ${WATCHERS} who look on, 100 answers a second`);
const watched = [house, bare, relay];
for (const { crowd } of watched) for (const table of crowd.tables) await table.watch(WATCHERS);
const many = await compare(watched, 100);
tell(many);
row('p99 over the relay', many.get(house)!.p99 / many.get(relay)!.p99, 'times');
row('p99 over bare Colyseus', many.get(house)!.p99 / many.get(bare)!.p99, 'times');

for (const { server } of targets) await server.end('SIGKILL');
const weights = run('../../bench/server/weights.ts', {}, []);
await weights.hear(/^done$/, 120_000);
console.log(`\n${weights.said.filter((line) => line !== 'done').join('\n')}`);
process.exit(0);
