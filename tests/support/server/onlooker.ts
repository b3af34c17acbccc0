// A client as a process of its own, so that it can be stopped like one: joins a table, comes back when it is sent away,
// and says `<seq> <digest of the public view>` whenever a line comes in.
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Person, type Plain, type Player } from './client.ts';

/** The game's rows alone: who is there differs from client to client while they come and go. */
export const digestOf = (view: Plain): string =>
  createHash('sha256').update(JSON.stringify(view.view)).digest('hex').slice(0, 16);

const look = async (url: string, key: string, table: string) => {
  const person = new Person(url, 'Onlooker', key);
  let player: Player = await person.joinTable(table);
  console.log('here');
  createInterface(process.stdin).on('line', () => console.log(`${player.now!.seq} ${digestOf(player.now!.view)}`));
  for (;;) {
    console.log(`left ${await player.left}`);
    player = await person.returnTo(table);
    console.log('back');
  }
};

const [, , url, key, table] = process.argv;
if (url?.startsWith('http:') && key && table) await look(url, key, table);
