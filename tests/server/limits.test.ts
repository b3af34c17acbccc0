// How much of everything one player or crew may have: at the threshold, and one beyond.
import { MOST } from 'server/limits.ts';
import { type DeviceInfo, type DeviceLink, JOIN_REFUSED } from 'shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newKey, Person, refusalOf, until } from '../support/server/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const newcomer = (name = 'Anna') => new Person(app.url, name).introduce();
const full = { code: JOIN_REFUSED.full, message: 'full' };

test('so many crews belong to one player, founded or joined; and one left makes room', async () => {
  const [anna, bert] = await Promise.all([newcomer(), newcomer('Bert')]);
  const other = await bert.found('Others');
  const crews: string[] = [];
  for (let i = 0; i < MOST.crews; i++) crews.push(await anna.found(`Crew ${i}`));
  await expect(anna.found('One more')).rejects.toThrow('409 {"code":"too-many"}');
  await expect(anna.joinCrew(other)).rejects.toMatchObject(full);
  // Where somebody belongs already they always come in.
  const page = await anna.joinCrew(crews[7]!);
  await page.request('leave', {}).catch(() => {});
  await page.left;
  await (await anna.joinCrew(other)).leave();
  await expect(anna.found('One more')).rejects.toThrow('too-many');
});

test('so many members has a crew', async () => {
  const anna = await newcomer();
  const crew = await anna.found('Friends');
  const members = await Promise.all(Array.from({ length: MOST.members - 1 }, (_, i) => newcomer(`M${i}`)));
  const late = await newcomer('Late');
  for (const { id } of members.slice(1)) await app.store.joinCrew(crew, id, MOST);
  const last = await members[0]!.joinCrew(crew);
  await until(() => last.state?.members.length === MOST.members);
  await expect(late.joinCrew(crew)).rejects.toMatchObject(full);
  await last.request('leave', {}).catch(() => {});
  await last.left;
  await (await late.joinCrew(crew)).leave();
});

test('so many devices has a player, and so many people one does not hear', async () => {
  const anna = await newcomer();
  const add = async () => {
    const { code } = await anna.http<DeviceLink>('POST', '/api/devices/link');
    await new Person(app.url, '', newKey()).http('POST', '/api/devices', { code });
  };
  for (let i = 1; i < MOST.devices; i++) await add();
  await expect(add()).rejects.toThrow('409 {"code":"too-many"}');
  expect(await anna.http<DeviceInfo[]>('GET', '/api/devices')).toHaveLength(MOST.devices);

  const page = await anna.joinCrew(await anna.found('Friends'));
  for (let i = 1; i < MOST.mutes; i++) await app.store.mute(anna.id, `nobody-${i}`, true);
  await page.request('mute', { player: 'nobody-200', on: true });
  expect(await refusalOf(page.request('mute', { player: 'nobody-201', on: true }))).toEqual({ code: 'too-many' });
  await page.request('mute', { player: 'nobody-200', on: false });
});
