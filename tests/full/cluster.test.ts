import { CLOSE } from 'shared/protocol';
import { afterEach, expect, test } from 'vitest';
import { newRequest, Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { type Cluster, NAMES, type Name, startCluster } from '../support/server/cluster.ts';
import { begin, inStep, type Party, playOne, publicOf } from '../support/server/party.ts';

let cluster: Cluster;
afterEach(() => cluster.stop());

const other = (name: Name): Name => NAMES.find((one) => one !== name)!;
const holderOf = (players: readonly Player[]): Name => cluster.holderOf(players[0]!.room);
const comeBack = ({ people, table }: Party) => Promise.all(people.map((person) => person.returnTo(table)));
/** Comes back by one process alone, whoever holds the table. */
const through = (person: Person, name: Name): Person =>
  Object.assign(Object.create(person), { url: cluster.processes[name].url });
const allPresent = (players: readonly Player[]) =>
  until(() => players.every((one) => one.now?.view.seats.every((seat: { present: boolean }) => seat.present)));

test('whichever process they ask, all of a table meet in one place', async () => {
  cluster = await startCluster();
  const party = await begin(cluster.proxy.url, { seats: 3 });
  const places = party.players.map((player) => cluster.holderOf(player.room));
  expect(new Set(places).size).toBe(1);
  for (let i = 0; i < 4; i++) await playOne(party.players);
  expect(publicOf(party.players[2]!)).toEqual(publicOf(party.players[0]!));

  // Twenty tables and everybody at once, through both.
  const pages = await party.people[0]!.joinCrew(party.crew);
  const tables = await Promise.all(Array.from({ length: 10 }, () => pages.createTable('candles', 2)));
  const joined = await Promise.all(
    tables.flatMap((table) => party.people.map(async (person) => ({ table, player: await person.returnTo(table) }))),
  );
  for (const table of tables) {
    const at = joined.filter((one) => one.table === table).map((one) => cluster.holderOf(one.player.room));
    expect(new Set(at).size).toBe(1);
  }
});

test('SIGKILL of the process that has the table: everybody is back in another, and nothing is lost', async () => {
  cluster = await startCluster();
  const party = await begin(cluster.proxy.url, { seats: 3, options: { turns: 50 } });
  let players = party.players;
  const times: number[] = [];
  for (let kills = 0; kills < 3; kills++) {
    for (let i = 0; i < 3; i++) await playOne(players, 'light');
    const before = { public: publicOf(players[0]!), mine: players.map((one) => one.now?.mine) };
    const holder = holderOf(players);
    const from = performance.now();
    await cluster.processes[holder].end('SIGKILL');
    players = await comeBack(party);
    times.push(Math.round(performance.now() - from));
    expect(holderOf(players)).toBe(other(holder));
    await allPresent(players);
    expect(publicOf(players[0]!)).toEqual(before.public);
    expect(players.map((one) => one.now?.mine)).toEqual(before.mine);
    await cluster.restart(holder);
  }
  console.log(`back after SIGKILL in ${times.join(', ')} ms`);
  expect(await playOne(players)).toBe(true);
});

test('SIGTERM of the process that has the table: everybody is sent on, and waits for no lease', async () => {
  // So long a lease that waiting for it would be noticed.
  const leaseMs = 20_000;
  cluster = await startCluster({ leaseMs });
  const party = await begin(cluster.proxy.url, { seats: 3, options: { turns: 50 } });
  let players = party.players;
  const times: number[] = [];
  for (let stops = 0; stops < 3; stops++) {
    await playOne(players, 'light');
    const before = publicOf(players[0]!);
    const holder = holderOf(players);
    const from = performance.now();
    const ended = cluster.processes[holder].end('SIGTERM');
    expect(await Promise.all(players.map((one) => one.left))).toEqual([CLOSE.moved, CLOSE.moved, CLOSE.moved]);
    players = await comeBack(party);
    times.push(Math.round(performance.now() - from));
    expect(await ended).toBe(0);
    expect(holderOf(players)).toBe(other(holder));
    await allPresent(players);
    expect(publicOf(players[0]!)).toEqual(before);
    await cluster.restart(holder);
  }
  console.log(`back after SIGTERM in ${times.join(', ')} ms`);
  for (const ms of times) expect(ms).toBeLessThan(leaseMs);
});

test('killed and drained in turns while answers rain and people join: one writer at a time, nothing lost or twice', async () => {
  cluster = await startCluster();
  const party = await begin(cluster.proxy.url, { options: { turns: 5000 } });
  const acknowledged = new Map<number, string>();
  let on = true;
  const play = async (person: Person, first: Player) => {
    let player = first;
    while (on) {
      const question = player.questions[0];
      if (!question) {
        const gone = await Promise.race([
          player.left.then(() => true),
          new Promise<false>((next) => setTimeout(() => next(false), 3)),
        ]);
        if (gone) player = await person.returnTo(party.table);
        continue;
      }
      const { seat, ask, options } = question;
      const wish = { seat, ask, choice: options[0]!.id, request: newRequest() };
      try {
        const { seq } = await Promise.race([
          player.ask('answer', wish),
          player.left.then(() => Promise.reject(new Error('left'))),
        ]);
        acknowledged.set(seq, wish.request);
        await Promise.race([inStep([player], seq), player.left]);
      } catch {
        player = await person.returnTo(party.table);
        if (player.questions[0]?.ask !== ask) continue;
      }
    }
    return player;
  };
  const joiner = (async () => {
    const dora = await new Person(cluster.proxy.url, 'Dora').introduce();
    await (await dora.joinCrew(party.crew)).leave();
    let joins = 0;
    for (; on; joins++) {
      const watcher = await dora.returnTo(party.table);
      // Nobody is left with a table that stands still: what a joiner sees moves on, or the line ends.
      const { seq } = watcher.now!;
      await Promise.race([watcher.left, until(() => watcher.now!.seq > seq + 2 || !on, 30_000)]);
      watcher.leave();
    }
    return joins;
  })();
  const playing = party.people.map((person, i) => play(person, party.players[i]!));
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGTERM', 'SIGKILL'] as const) {
    const size = acknowledged.size;
    await until(() => acknowledged.size > size + 25, 30_000);
    const rows = await cluster.log(party.table);
    expect(rows.length).toBeGreaterThan(size);
    const watcher = await party.people[0]!.returnTo(party.table);
    const holder = cluster.holderOf(watcher.room);
    await cluster.processes[holder].end(signal);
    await cluster.restart(holder);
  }
  const size = acknowledged.size;
  await until(() => acknowledged.size > size + 25, 30_000);
  on = false;
  await Promise.all(playing);
  expect(await joiner).toBeGreaterThan(3);
  const rows = await cluster.log(party.table);
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, i) => i + 1));
  const epochs = rows.map((row) => row.epoch);
  expect(epochs).toEqual(epochs.toSorted((a, b) => a - b));
  for (const [seq, request] of acknowledged) expect(rows[seq - 1]!.request).toBe(request);
  expect(new Set(rows.map((row) => row.request)).size).toBe(rows.length);
});

test('a process that hangs loses its tables when its lease ends, and sends its people away when it wakes', async () => {
  cluster = await startCluster({ leaseMs: 2000 });
  const party = await begin(cluster.proxy.url);
  const [anna] = party.players as [Player];
  const holder = holderOf(party.players);
  cluster.processes[holder].process.kill('SIGSTOP');
  const there = await Promise.all(party.people.map((person) => through(person, other(holder)).returnTo(party.table)));
  expect(there[0]!.now?.seq).toBe(anna.now?.seq);
  await playOne(there);
  const late = refusalOf(anna.answer());
  cluster.processes[holder].process.kill('SIGCONT');
  expect(await Promise.race([anna.left, late.then(() => anna.left)])).toBe(CLOSE.moved);
  await late;
  expect(await playOne(there)).toBe(true);
});

test('a crew page shows tables, names and who is there, wherever they are', async () => {
  cluster = await startCluster();
  const party = await begin(cluster.proxy.url);
  const holder = holderOf(party.players);
  const far = through(party.people[0]!, other(holder));
  const page = await far.joinCrew(party.crew);
  const near = await through(party.people[0]!, holder).joinCrew(party.crew);
  const presence = (one: typeof page) =>
    one.state?.members.map((member: { present: boolean }) => member.present).join();
  await until(() => presence(page) === 'true,true' && presence(near) === 'true,true');
  const waiting = page.state.tables[0].waiting[0];
  await playOne(party.players);
  await until(() => page.state.tables[0].waiting[0] !== waiting);
  await through(party.people[1]!, holder).http('POST', '/api/me', { name: 'Berta', language: 'de' });
  await until(() => page.state.members[1].name === 'Berta' && near.state.members[1].name === 'Berta');
  party.players[1]!.leave();
  await until(() => presence(page) === 'true,false');
  const again = await party.people[1]!.joinTable(party.table);
  await until(() => presence(page) === 'true,true');
  // Whoever was connected to a process that died is not there any more.
  void again;
  await cluster.processes[holder].end('SIGKILL');
  await until(() => presence(page) === 'true,false', 30_000);
});
