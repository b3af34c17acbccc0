// Who is told what the house counts.
import { collectorsOf } from 'server/settings.ts';
import { expect, test } from 'vitest';
import { startApp } from '../support/server/app.ts';

test('metrics are told on this machine alone, unless its host opens them to networks of their own', async () => {
  const near = await startApp({ gate: { proxies: 1 }, collectors: collectorsOf({}) });
  const asked = async (address: string) =>
    (await fetch(`${near.url}/metrics`, { headers: { 'X-Forwarded-For': address } })).status;
  expect(await Promise.all(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.7', 'fe80::1'].map(asked))).toEqual([
    200, 200, 404, 404, 404,
  ]);
  await near.stop();
  expect(() => collectorsOf({ METRICS: 'public' })).toThrow(/METRICS/);
});
