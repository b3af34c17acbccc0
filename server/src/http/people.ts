// Who somebody is, over HTTP: name, looks, crews; and being forgotten.
import type { Application, Request } from 'express';
import { COLOURS, httpBodies, SYMBOLS } from 'shared/protocol';
import { deletePlayer } from '../crew/leaving.ts';
import type { House } from '../house.ts';
import { idOfWish, newId, newSecret } from '../identity.ts';
import { MOST } from '../limits.ts';
import { isLoopback, placeOf } from '../net/address.ts';
import { Buckets } from '../net/bucket.ts';
import { Refused } from '../table/refused.ts';
import { askerOf, bodyOf, hashIn } from './asking.ts';
import { labelOf } from './device.ts';
import { meOf } from './me.ts';

/** Somebody new looks like nobody in particular; friends rarely look alike. */
const someOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** People and crews that come into being from one address: a school class at once, then few. */
const NEW = { most: 60, perSecond: 0.1 };

export const servePeople = (app: Application, house: House): void => {
  const { store } = house;
  const rate = new Buckets(NEW);
  const isTooFast = (request: Request): boolean => {
    const place = placeOf(request.ip ?? '');
    return !isLoopback(place) && !rate.take(place);
  };

  app.get('/api/me', async (request, response) => {
    const { device, ...player } = await askerOf(house, request);
    await store.seeDevice(device, labelOf(request.headers['user-agent']));
    response.json(await meOf(house, player));
  });

  app.post('/api/me', async (request, response) => {
    const hash = hashIn(request);
    const { name, language, colour, symbol } = bodyOf(httpBodies.me, request);
    const known = await store.playerByKey(hash);
    if (!known && isTooFast(request)) throw new Refused('too-fast');
    const wish = {
      id: newId(),
      name,
      language,
      colour: colour ?? (known?.colour || someOf(COLOURS)),
      symbol: symbol ?? (known?.symbol || someOf(SYMBOLS)),
    };
    const { device: _, ...player } = await store.savePlayer(hash, wish, {
      id: newId(),
      label: labelOf(request.headers['user-agent']),
    });
    house.renamed.emit(player);
    response.json(await meOf(house, player));
  });

  app.delete('/api/me', async (request, response) => {
    const { id } = await askerOf(house, request);
    await deletePlayer(house, id);
    response.json({});
  });

  app.post('/api/crews', async (request, response) => {
    const { id } = await askerOf(house, request);
    const { name, request: wish } = bodyOf(httpBodies.crew, request);
    const crew = { id: wish ? idOfWish('crew', id, wish) : newId(), secret: newSecret(), name, founder: id };
    const known = async () => (wish ? await store.crewById(crew.id) : null);
    const made = await known();
    if (made) return response.status(201).json({ crew: made.secret });
    if (isTooFast(request)) throw new Refused('too-fast');
    const isMade = await store.createCrew(crew, MOST.crews).catch(async (error) => {
      // The same wish at the same moment was the first.
      const twin = await known();
      if (!twin) throw error;
      crew.secret = twin.secret;
      return true;
    });
    if (!isMade) throw new Refused('too-many');
    return response.status(201).json({ crew: crew.secret });
  });
};
