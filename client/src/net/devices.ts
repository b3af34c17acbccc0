// One player by several browsers: a link that adds one, the list, giving one up, and being forgotten.
import type { DeviceInfo, DeviceLink, Me } from 'shared/protocol';
import { ask, become, me } from './api.ts';
import { randomId } from './ids.ts';
import { forget, keep } from './keepsakes.ts';

export const devices = (): Promise<DeviceInfo[]> => ask('GET', '/api/devices');
export const revoke = (device: string): Promise<DeviceInfo[]> => ask('POST', '/api/devices/revoke', { device });

/** The code rides behind the #, where neither logs nor referrers see it. */
export const deviceLink = async (): Promise<{ link: string; until: number }> => {
  const { code, until } = await ask<DeviceLink>('POST', '/api/devices/link');
  return { link: `${location.origin}/device#${code}`, until };
};

/** Spends the link with a key of its own; whoever this browser was stays so until that has worked. */
export const becomeBy = async (code: string): Promise<void> => {
  const key = randomId(32);
  const known = await ask<Me>('POST', '/api/devices', { code }, key);
  keep('key', key);
  become(known);
};

export const deleteMe = async (): Promise<void> => {
  await ask('DELETE', '/api/me');
  for (const name of ['key', 'name', 'left', 'own-crew']) forget(name);
  me.value = null;
};
