// The one door to every command: `npm start`, `npm test`, `npm run …` all come through here.
// Needs only Node >= 20.19 with npm. It brings the pinned pnpm and every dependency from the npm registry, among them
// the Node the workspace runs on, builds the client when its sources changed, then hands over. No rule of the game and
// no server code lives here.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, isCurrent, keep } from './stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const pnpm = 'pnpm@12.18.0'; // a native binary: starts under any Node the machine has
const oldestOwnNode = [22, 18]; // the first that runs TypeScript sources without a flag

const benchmarks = () =>
  readdirSync(join(root, 'tests/bench')).flatMap((file) =>
    file.endsWith('.bench.ts') ? [['node', `tests/bench/${file}`]] : [],
  );

// What each command does once the packages are there. `client`: needs the built client. `steps`: one after the other,
// the first failure ends it. `checks`: all of them, the first failure decides the exit code. `together`: side by side.
// Words after the command go to the last step.
const commands = {
  start: { client: true, steps: [['node', 'server/src/main.ts']] },
  dev: {
    together: [
      ['node', '--watch', '--watch-preserve-output', 'server/src/main.ts'],
      ['vite', 'client'],
    ],
  },
  test: {
    client: true,
    checks: [
      ['tsc', '-b'],
      ['biome', 'check', '--error-on-warnings', '.'],
      ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/vitest.json'],
    ],
  },
  lint: {
    checks: [
      ['tsc', '-b'],
      ['biome', 'check', '--error-on-warnings', '.'],
    ],
  },
  format: { steps: [['biome', 'check', '--write', '.']] },
  build: { client: true, steps: [] },
  bench: { steps: benchmarks },
  pnpm: { steps: [['npx', '-y', pnpm]] },
};

const children = new Set();
let stopping = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // A terminal's Ctrl-C reaches npm and this process, and npm passes it on once more: hand it down only once.
    if (Date.now() - stopping < 1000) return;
    stopping = Date.now();
    for (const child of children) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}

function run([command, ...args]) {
  if (stopping) return Promise.resolve(130);
  return new Promise((done) => {
    const env = {
      ...process.env,
      PATH: [bin, process.env.PATH].join(delimiter),
      npm_config_loglevel: 'error',
    };
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    children.add(child);
    const end = (code) => {
      children.delete(child);
      done(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(127);
    });
    child.on('exit', (code) => end(code ?? (stopping ? 130 : 1)));
  });
}

async function inOrder(steps) {
  for (const step of steps) {
    const code = await run(step);
    if (code !== 0) return code;
  }
  return 0;
}

async function allChecks(steps) {
  const failed = [];
  let worst = 0;
  for (const step of steps) {
    const code = await run(step);
    if (code !== 0) failed.push(step[0]);
    worst ||= code;
  }
  if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
  return worst;
}

/** Runs side by side until one ends, then ends the others. */
async function sideBySide(steps) {
  const running = steps.map(run);
  const code = await Promise.race(running);
  stopping ||= Date.now();
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(running);
  return code;
}

const packagedNodeRuns = () =>
  existsSync(join(bin, 'node')) && spawnSync(join(bin, 'node'), ['--version']).status === 0;

/** Where no packaged Node runs (macOS, musl, …) the machine's own must be recent enough. Null, or what to say. */
function missingNode() {
  if (packagedNodeRuns()) return null;
  rmSync(join(bin, 'node'), { force: true }); // packaged for another C library: must not shadow the machine's own
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantMajor, wantMinor] = oldestOwnNode;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return null;
  return `No Node is packaged for ${process.platform} ${process.arch}: install Node ${oldestOwnNode.join('.')} or newer (this is ${process.versions.node}).`;
}

async function install() {
  const manifests = ['', 'shared/', 'server/', 'client/', 'tests/'].map((folder) => `${folder}package.json`);
  const now = fingerprint(root, ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  const products = ['.', 'shared', 'server', 'client', 'tests'].map((folder) => `${folder}/node_modules`);
  if (isCurrent(root, 'install', now, [...products, 'node_modules/.bin/vite'])) return 0;
  keep(root, 'install', null);
  const how = ['--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  const code = await run(['npx', '-y', pnpm, 'install', ...how]);
  if (code === 0) keep(root, 'install', now);
  return code;
}

async function buildClient() {
  const sources = ['client/src', 'client/public', 'client/index.html', 'client/vite.config.ts', 'shared/src'];
  const now = fingerprint(root, [...sources, 'pnpm-lock.yaml']);
  if (isCurrent(root, 'client', now, ['client/dist/index.html'])) return 0;
  keep(root, 'client', null);
  const code = await run(['vite', 'build', '--logLevel=warn', 'client']);
  if (code === 0) keep(root, 'client', now);
  return code;
}

async function main([name, ...words]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : null;
  if (!command) {
    console.error(`usage: npm run <${Object.keys(commands).join('|')}>`);
    return 2;
  }
  const known = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
  const early = known ? null : missingNode();
  if (early) return console.error(early) ?? 1;
  if (name !== 'pnpm') {
    const code = await install();
    if (code !== 0) return code;
    const late = missingNode();
    if (late) return console.error(late) ?? 1;
  }
  if (command.client) {
    const code = await buildClient();
    if (code !== 0) return code;
  }
  const withWords = (list) => list.map((step, i) => (i === list.length - 1 ? [...step, ...words] : step));
  if (command.checks) return allChecks(withWords(command.checks));
  if (command.together) return sideBySide(command.together);
  return inOrder(withWords(typeof command.steps === 'function' ? command.steps() : command.steps));
}

process.exit(await main(process.argv.slice(2)));
