import { expect, test } from 'vitest';
import { wrongImports } from './arrows.ts';
import { filesUnder, isCode, read } from './tree.ts';

test.each(['shared/src', 'server/src', 'client/src'])('the imports of %s follow the arrows', (folder) => {
  const wrong = filesUnder(folder)
    .filter(isCode)
    .flatMap((path) => wrongImports(path, read(path)));
  expect(wrong).toEqual([]);
});

const escape = 'shared/src/games/escape';

test.each([
  ['the engine knows no game', 'shared/src/engine/a.ts', `import { Hero } from '../games/escape/index.ts'`],
  ['not even a type of one', 'shared/src/engine/a.ts', `import type { Hero } from '../games/escape/index.ts'`],
  ['nor by package name', 'shared/src/engine/a.ts', `import { Hero } from 'shared/games/escape'`],
  ['the engine has no packages', 'shared/src/engine/a.ts', `import { z } from 'zod'`],
  ['games do not know bots', `${escape}/a.ts`, `export * from '../../bots/index.ts'`],
  ['games do not know each other', `${escape}/a.ts`, `import { b } from '../other/b.ts'`],
  ['games do no input or output', `${escape}/a.ts`, `import { readFileSync } from 'node:fs'`],
  ['content runs no op', `${escape}/content/a.ts`, `import { move } from '../ops/move.ts'`],
  ['content runs no engine', `${escape}/content/a.ts`, `import { type Op, begin } from '../../../engine/index.ts'`],
  ['an import for its effect is one', `${escape}/content/a.ts`, `import '../ops/move.ts'`],
  ['shared does not know the server', 'shared/src/protocol/a.ts', `import type { App } from 'server'`],
  ['shared does not know the client', 'shared/src/text/a.ts', `import { b } from '../../../client/src/b.ts'`],
  ['in types neither', 'shared/src/bots/a.ts', `type App = import('server').App`],
  ['only the protocol has the schema', 'shared/src/games/a.ts', `import { schema } from '@colyseus/schema'`],
  ['and nothing else of Colyseus', 'shared/src/protocol/a.ts', `import { Room } from '@colyseus/core'`],
  ['no path is computed', 'shared/src/text/a.ts', 'const load = (l: string) => import(l)'],
  ['the client has no server code', 'client/src/net/a.ts', `import { createApp } from 'server'`],
  ['not for later either', 'client/src/net/a.ts', `const app = await import('server/app.ts')`],
  ['the server has no client code', 'server/src/app.ts', `import { main } from '../../client/src/main.ts'`],
  ['a crew knows no room', 'server/src/crew/wishes.ts', `import { Room } from '@colyseus/core'`],
  ['a table knows no room', 'server/src/table/Table.ts', `import { Room } from '@colyseus/core'`],
  ['a store knows no room', 'server/src/store/a.ts', `import { TableRoom } from '../rooms/TableRoom.ts'`],
  ['only the scene draws with Pixi', 'client/src/ui/a.tsx', `import { Sprite } from 'pixi.js'`],
  ['what is sent knows no game', 'shared/src/protocol/a.ts', `import { GAMES } from '../games/index.ts'`],
  ['a table knows no one game', 'server/src/table/a.ts', `import type { State } from 'shared/games/escape'`],
  ['nor does a room', 'server/src/rooms/a.ts', `import { HEROES } from 'shared/games/escape/model/names.ts'`],
  ['nor a page', 'client/src/pages/a.tsx', `const board = await import('../ui/escape/board.tsx')`],
  ['nor what pages share', 'client/src/ui/a.tsx', `import { HEROES } from 'shared/games/escape/model/names.ts'`],
  ['the map is one game’s too', 'client/src/settings.ts', `import type { Speed } from './scene/playback/pace.ts'`],
])('flagged: %s', (_name, path, source) => {
  expect(wrongImports(path, source)).toHaveLength(1);
});

test.each([
  ['shared/src/engine/a.ts', `import { b } from './b.ts'; export type { C } from './c.ts'`],
  [`${escape}/a.ts`, `import { begin } from '../../engine/index.ts'; import { b } from './ops/b.ts'`],
  [`${escape}/content/a.ts`, `import type { Op } from '../ops/op.ts'; import { HERO } from '../model/names.ts'`],
  [`${escape}/content/cards/a.ts`, `import { draw } from '../verbs.ts'; import { type Op } from 'shared/engine'`],
  ['shared/src/bots/a.ts', `import { escape } from 'shared/games/escape'`],
  ['shared/src/protocol/a.ts', `import { schema } from '@colyseus/schema'; import { z } from 'zod'`],
  ['shared/src/engine/a.ts', `// import { z } from 'zod'\nconst s = "import x from 'zod'"; export default s`],
  ['client/src/net/a.ts', `import type { App } from 'server'; import { Client } from '@colyseus/sdk'`],
  ['client/src/games.ts', `const scene = await import('./scene/index.ts'); import('./ui/escape/index.tsx')`],
  ['client/src/ui/escape/a.tsx', `import { HEROES } from 'shared/games/escape/model/names.ts'`],
  ['server/src/table/a.ts', `import type { AnyRules } from 'shared/games'`],
  ['server/src/rooms/a.ts', `import { Room } from '@colyseus/core'; import { Table } from '../table/Table.ts'`],
  ['server/src/store/sqlite.ts', `import { Worker } from 'node:worker_threads'`],
])('allowed in %s', (path, source) => {
  expect(wrongImports(path, source)).toEqual([]);
});
