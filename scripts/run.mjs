// The one door to every command: `npm start`, `npm test`, `npm run …` all come through here.
// Needs only Node >= 20.19 with npm. It brings the pinned pnpm and every dependency from the npm registry, among them
// the Node the workspace runs on, builds the client when its sources changed, then hands over.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, pnpm } from './commands.mjs';
import { fingerprint, isCurrent, keep } from './stamp.mjs';

/** @import { Command, Step } from './commands.mjs' */

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const packages = ['.', 'shared', 'server', 'client', 'tests'];
const oldestOwnNode = 22.18; // the first that runs TypeScript sources without a flag

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let stopping = 0;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // npm passes a terminal's Ctrl-C on although it has reached this process already: hand it down once.
    if (Date.now() - stopping < 1000) return;
    stopping = Date.now();
    for (const child of children) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}

/** @type {(step: Step) => Promise<number>} */
function run([program, ...words]) {
  if (stopping) return Promise.resolve(130);
  return new Promise((done) => {
    const PATH = [bin, process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH, npm_config_loglevel: 'error' };
    const child = spawn(program, words, { cwd: root, env, stdio: 'inherit' });
    children.add(child);
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      children.delete(child);
      done(127);
    });
    child.on('exit', (code) => {
      children.delete(child);
      done(code ?? (stopping ? 130 : 1));
    });
  });
}

/** @type {(steps: Step[]) => Promise<number>} */
async function inOrder(steps) {
  for (const step of steps) {
    const code = await run(step);
    if (code !== 0) return code;
  }
  return 0;
}

/** @type {(steps: Step[]) => Promise<number>} */
async function allChecks(steps) {
  const failed = [];
  let first = 0;
  for (const step of steps) {
    const code = await run(step);
    if (code !== 0) failed.push(step[0]);
    first ||= code;
  }
  if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
  return first;
}

/** @type {(steps: Step[]) => Promise<number>} */
async function sideBySide(steps) {
  const running = steps.map(run);
  const first = await Promise.race(running);
  const code = stopping ? 0 : first; // stopped by a signal is how this ends well
  stopping ||= Date.now();
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(running);
  return code;
}

/** Where no packaged Node runs (macOS, musl, …) the machine's own must be recent enough. Null, or what to say. */
function missingNode() {
  const packaged = join(bin, 'node');
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return null;
  rmSync(packaged, { force: true }); // one made for another C library must not shadow the machine's own
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major + minor / 100 >= oldestOwnNode) return null;
  const here = `${process.platform} ${process.arch}`;
  return `No Node is packaged for ${here}: install Node ${oldestOwnNode} or newer (this is ${process.versions.node}).`;
}

async function install() {
  const manifests = packages.map((folder) => `${folder}/package.json`);
  const now = fingerprint(root, ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  const products = packages.map((folder) => `${folder}/node_modules`);
  if (isCurrent(root, 'install', now, [...products, 'node_modules/.bin/vite'])) return 0;
  keep(root, 'install', null);
  const how = ['--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  const code = await run(['npx', '-y', pnpm, 'install', ...how]);
  if (code === 0) keep(root, 'install', now);
  return code;
}

async function buildClient() {
  const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'vite'].map((name) => `client/${name}`);
  const now = fingerprint(root, [...sources, 'shared/src', 'pnpm-lock.yaml']);
  if (isCurrent(root, 'client', now, ['client/dist/index.html'])) return 0;
  keep(root, 'client', null);
  const code = await run(['vite', 'build', '--logLevel=warn', 'client']);
  if (code === 0) keep(root, 'client', now);
  return code;
}

/** @type {(command: Command, words: string[]) => Promise<number>} */
function perform({ steps = [], checks, together }, words) {
  /** @type {(list: Step[]) => Step[]} */
  const withWords = (list) => list.map((step, i) => (i === list.length - 1 ? [...step, ...words] : step));
  if (checks) return allChecks(withWords(checks));
  return together ? sideBySide(together) : inOrder(withWords(steps));
}

/** @type {(words: string[]) => Promise<number>} */
async function main([name = '', ...words]) {
  const command = Object.hasOwn(commands, name) ? commands[name]?.() : null;
  if (!command) {
    console.error(`usage: npm run <${Object.keys(commands).join('|')}>`);
    return 2;
  }
  if (name === 'pnpm') return perform(command, words);
  const packaged = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
  let code = 0;
  let missing = packaged ? null : missingNode();
  if (!missing) {
    code = await install();
    if (code === 0) missing = missingNode();
  }
  if (missing) {
    console.error(missing);
    return 1;
  }
  if (code === 0 && command.client) code = await buildClient();
  return code === 0 ? perform(command, words) : code;
}

process.exit(await main(process.argv.slice(2)));
