import { BadWebhook, checked, isPublic } from 'server/notices/guard.ts';
import { post } from 'server/notices/webhook.ts';
import { noticeIn } from 'server/notices/words.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { type Hook, startHook } from '../support/server/hook.ts';

const hooks: Hook[] = [];
const hook = async () => {
  hooks.push(await startHook());
  return hooks.at(-1)!;
};
afterEach(() => Promise.all(hooks.splice(0).map((one) => one.stop())));

const reasonOf = async (url: string, found: string[] = ['93.184.216.34']) => {
  const resolve = async () => found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  try {
    return (await checked(url, { resolve })).at.address;
  } catch (error) {
    return (error as BadWebhook).reason;
  }
};

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'not an address',
])('%s is not for notices', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '162.159.128.233', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test('an address is https, names no password, and means nobody’s own network however it is written', async () => {
  expect(await reasonOf('https://discord.com/api/webhooks/1/x')).toBe('93.184.216.34');
  for (const url of ['http://discord.com/x', 'ftp://a.example', 'file:///etc/passwd', 'https://', 'nonsense', ''])
    expect(await reasonOf(url)).toBe('address');
  expect(await reasonOf('https://user:pw@discord.com/')).toBe('address');
  const own = [
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    '017700000001',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    '10.0.0.7',
  ];
  for (const host of own) expect(await reasonOf(`https://${host}/x`)).toBe('private');
});

test('a name that leads to a private address is refused, also if it leads to a public one as well', async () => {
  expect(await reasonOf('https://sly.example/', ['127.0.0.1'])).toBe('private');
  expect(await reasonOf('https://sly.example/', ['93.184.216.34', '10.0.0.1'])).toBe('private');
  expect(await reasonOf('https://sly.example/', ['93.184.216.34', 'fd00::1'])).toBe('private');
  expect(await reasonOf('https://nowhere.example/', [])).toBe('unreachable');
  await expect(checked('https://localhost/x')).rejects.toMatchObject({ reason: 'private' });
});

test('a name server that never answers is waited for no longer than a channel', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = checked('https://slow.example/', { resolve: () => new Promise(() => {}) });
  const refused = expect(asked).rejects.toMatchObject({ reason: 'unreachable' });
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
  vi.useRealTimers();
});

test('the address that was looked at is the one that is spoken to, and the name is looked up once', async () => {
  const { port, told } = await hook();
  let asked = 0;
  const resolve = async () => {
    asked++;
    return [{ address: asked === 1 ? '127.0.0.1' : '203.0.113.1', family: 4 }];
  };
  const { status } = await post(`http://hooks.example:${port}/a`, 'n1', 'Hello', { allowLoopback: true, resolve });
  expect([status, asked]).toEqual([204, 1]);
  expect(told).toMatchObject([{ id: 'n1', content: 'Hello', mentions: { parse: [] }, path: '/a' }]);
  expect(told[0]!.headers.host).toBe(`hooks.example:${port}`);
});

test('a redirect is an answer, and followed nowhere', async () => {
  const [one, other] = [await hook(), await hook()];
  one.answers.push({ status: 307, headers: { Location: other.url } });
  expect(await post(one.url, 'n1', 'Hello', { allowLoopback: true })).toEqual({ status: 307, retryMs: null });
  expect(other.told).toEqual([]);
});

test('loopback is refused unless whoever starts the process allows it', async () => {
  const { url, told } = await hook();
  await expect(post(url, 'n1', 'Hello')).rejects.toBeInstanceOf(BadWebhook);
  expect(told).toEqual([]);
});

test('nobody answering is no answer, not a fault', async () => {
  const { url, stop } = await hook();
  await stop();
  expect(await post(url, 'n1', 'Hello', { allowLoopback: true })).toEqual({ status: 0, retryMs: null });
});

test('whoever asks for patience gets an hour of it at most', async () => {
  const one = await hook();
  const asked = ['120', '0', '86400', '1e300', 'Infinity', '-1', 'soon'];
  one.answers.push(...asked.map((wait) => ({ status: 429, headers: { 'Retry-After': wait } })));
  const waits: (number | null)[] = [];
  for (const _ of asked) waits.push((await post(one.url, 'n1', 'Hello', { allowLoopback: true })).retryMs);
  expect(waits).toEqual([120_000, 0, 3_600_000, 3_600_000, 3_600_000, null, null]);
});

test('names are letters and nothing else to a channel', () => {
  const words = noticeIn('en', 'notice.turn', { name: '@everyone **x**', table: '[a](https://evil.example)' });
  expect(words).not.toMatch(/(?<!\\)[@*[(:]/);
  expect(noticeIn('de', 'notice.turn', { name: 'Anna', table: 'Tisch' })).toContain('Anna, du bist dran');
});
