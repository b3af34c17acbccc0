// For whoever runs the house: is it well, and what is it doing. No name, no link, no key.
import type { Application } from 'express';
import type { House } from '../house.ts';
import { metricsText } from '../metrics.ts';
import { within } from '../table/within.ts';

const PATIENCE = 2000;
/** Where those are to whom metrics are told: on this machine, or on a network of their own as well. */
export type Collectors = 'loopback' | 'private';
const NEAR: Readonly<Record<Collectors, RegExp>> = {
  loopback: /^(::1|(::ffff:)?127\.)/i,
  private: /^(::1|f[cd]|fe80|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.))/i,
};

type Operations = { gauges: () => Record<string, number>; collectors: Collectors };
export const serveOperations = (app: Application, house: House, { gauges, collectors }: Operations): void => {
  app.get('/api/health', async (_request, response) => {
    const store = await within(PATIENCE, house.store.ping()).then(
      () => true,
      () => false,
    );
    const ok = store && !house.draining;
    response
      .status(ok ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ok, store, draining: house.draining, tables: house.registry.size, uptime: Math.round(process.uptime()) });
  });

  // Exactly this address, as proxies are told to hide it.
  app.get(/^\/metrics$/, (request, response, next) => {
    if (!NEAR[collectors].test(request.ip ?? '')) return next();
    return response
      .set({ 'Content-Type': 'text/plain; version=0.0.4', 'Cache-Control': 'no-store' })
      .send(metricsText({ ...gauges(), tables_awake: house.registry.size }));
  });
};
