// Where somebody comes from, as far as limits go.
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+)$/;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Who connects from here is our own proxy or ourselves. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** The four groups that one household has: whoever has one address of IPv6 has as many as they like. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const all = [...groups, ...zeros, ...rest].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${all.join(':')}::/64`;
};

/** What counts as one address: that of IPv4, the network of IPv6. */
export const placeOf = (address: string): string => {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  return isLoopback(plain) || !plain.includes(':') ? plain : networkOf(plain);
};

/** The client's place: the last address that a proxy of ours has seen. */
export const addressOf = (request: IncomingMessage, proxies: number): string => {
  const own = request.socket.remoteAddress ?? '';
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return placeOf(proxies === 0 ? own : (chain.at(-proxies) ?? own));
};
