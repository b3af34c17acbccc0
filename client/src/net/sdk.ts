// The door to Colyseus: loaded with the first room, never before.
import { Client, type Room } from '@colyseus/sdk';
import { JOIN_REFUSED, PROTOCOL } from 'shared/protocol/codes.ts';
import { language } from '../words.ts';
import { savedName, saveMe } from './api.ts';
import { playerKey } from './ids.ts';

const client = new Client(location.origin, {
  // The key stays out of addresses, which proxies write into their logs; the seat reservation is enough there.
  urlBuilder: (url) => {
    url.searchParams.delete('_authToken');
    return url.toString();
  },
});

/** Joins the room of this table or crew. A key the server does not know yet is introduced first. */
export const enter = async (room: 'table' | 'crew', options: object): Promise<Room> => {
  client.http.authToken = playerKey();
  const join = () => client.joinOrCreate(room, { ...options, protocol: PROTOCOL });
  try {
    return await join();
  } catch (error) {
    if ((error as { code?: number }).code !== JOIN_REFUSED['unknown-player']) throw error;
    await saveMe(savedName(), language.value);
    return join();
  }
};
