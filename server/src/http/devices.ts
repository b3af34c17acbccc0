// A player's devices, over HTTP: a link that adds one, the list, and giving one up.
import { createHash } from 'node:crypto';
import type { Application } from 'express';
import { DEVICE_LINK_MINUTES, type DeviceInfo, type DeviceLink, httpBodies } from 'shared/protocol';
import type { House } from '../house.ts';
import { newId, newSecret } from '../identity.ts';
import { MOST } from '../limits.ts';
import type { KnownPlayer } from '../store/Store.ts';
import { Refused } from '../table/refused.ts';
import { askerOf, bodyOf, hashIn } from './asking.ts';
import { labelOf } from './device.ts';
import { meOf } from './me.ts';

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

export const serveDevices = (app: Application, house: House): void => {
  const { store } = house;
  const listFor = async ({ id, device: here }: KnownPlayer): Promise<DeviceInfo[]> =>
    (await store.devicesOf(id)).map((device) => ({ ...device, here: device.id === here }));

  app.get('/api/devices', async (request, response) => {
    response.json(await listFor(await askerOf(house, request)));
  });

  app.post('/api/devices/link', async (request, response) => {
    const { id, device } = await askerOf(house, request);
    const link: DeviceLink = { code: newSecret(), until: Date.now() + DEVICE_LINK_MINUTES * 60_000 };
    await store.addDeviceCode(hashOf(link.code), id, device, link.until);
    response.status(201).json(link);
  });

  app.post('/api/devices', async (request, response) => {
    const hash = hashIn(request);
    const { code } = bodyOf(httpBodies.device, request);
    const device = { id: newId(), label: labelOf(request.headers['user-agent']) };
    const spent = await store.spendDeviceCode(hashOf(code), hash, device, MOST.devices);
    if (spent !== 'done') throw new Refused(spent);
    response.status(201).json(await meOf(house, await askerOf(house, request)));
  });

  app.post('/api/devices/revoke', async (request, response) => {
    const asker = await askerOf(house, request);
    const { device } = bodyOf(httpBodies.revoke, request);
    const revoked = await store.revokeDevice(asker.id, device);
    if (revoked !== 'done') throw new Refused(revoked);
    house.expulsions.told.emit({ device });
    response.json(await listFor(asker));
  });
};
