// For whoever runs the house: is it well, and what is it doing. No name, no link, no key.
import type { Application } from 'express';
import type { House } from '../house.ts';
import { metricsText } from '../metrics.ts';
import { within } from '../table/within.ts';

const PATIENCE = 2000;
/** Loopback and private networks: where operators and their collectors are. */
const NEAR = /^(::1|f[cd]|fe80|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.))/i;

export const serveOperations = (app: Application, house: House, gauges: () => Record<string, number>): void => {
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
    if (!NEAR.test(request.ip ?? '')) return next();
    return response
      .set({ 'Content-Type': 'text/plain; version=0.0.4', 'Cache-Control': 'no-store' })
      .send(metricsText({ ...gauges(), tables_awake: house.registry.size }));
  });
};
