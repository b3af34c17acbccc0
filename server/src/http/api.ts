// The few requests outside any room: who am I, and a new crew.
import { type Application, json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { httpBodies, type Me, type Refusal } from 'shared/protocol';
import type { House } from '../house.ts';
import { hashOfKey, keyIn, newId, newSecret } from '../identity.ts';
import { log } from '../log.ts';
import type { Player } from '../store/Store.ts';

const meOf = async ({ store }: House, { id, name, language }: Player): Promise<Me> => {
  const [crews, tables] = await Promise.all([store.crewsOf(id), store.tablesFor(id)]);
  return {
    player: id,
    name,
    language,
    crews: crews.map((crew) => ({ crew: crew.secret, name: crew.name })),
    tables: tables
      .filter(({ card }) => card.seats.includes(id))
      .map(({ id: table, secret: crew, name: title, card }) => ({
        table,
        crew,
        name: title,
        phase: card.phase,
        yourTurn: card.waiting.some((seat) => card.seats[seat] === id),
      })),
  };
};

export const serveApi = (app: Application, house: House): void => {
  const { store } = house;
  const hashIn = (request: Request) => hashOfKey(keyIn(request.headers.authorization));
  const refuse = (response: Response, status: number, code: Refusal['code']) => response.status(status).json({ code });
  const fresh: RequestHandler = (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  };
  app.use('/api', fresh, json({ limit: '4kb' }));

  app.get('/api/me', async (request, response) => {
    const hash = hashIn(request);
    const player = hash && (await store.playerByKey(hash));
    if (!player) return refuse(response, 401, 'unknown');
    return response.json(await meOf(house, player));
  });

  app.post('/api/me', async (request, response) => {
    const hash = hashIn(request);
    if (!hash) return refuse(response, 401, 'unknown');
    const body = httpBodies.me.safeParse(request.body);
    if (!body.success) return refuse(response, 400, 'malformed');
    const player = await store.savePlayer(hash, { id: newId(), ...body.data });
    house.renamed.emit(player);
    return response.json(await meOf(house, player));
  });

  app.post('/api/crews', async (request, response) => {
    const hash = hashIn(request);
    const player = hash && (await store.playerByKey(hash));
    if (!player) return refuse(response, 401, 'unknown');
    const body = httpBodies.crew.safeParse(request.body);
    if (!body.success) return refuse(response, 400, 'malformed');
    const crew = { id: newId(), secret: newSecret(), name: body.data.name, founder: player.id };
    await store.createCrew(crew);
    return response.status(201).json({ crew: crew.secret });
  });

  app.use('/api', (_request, response) => refuse(response, 404, 'unknown'));
  // Express knows an error handler by its four parameters.
  app.use((error: { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
    const status = error.status ?? 500;
    if (status >= 500) log.error('a page failed', error);
    refuse(response, status, status >= 500 ? 'failed' : 'malformed');
  });
};
