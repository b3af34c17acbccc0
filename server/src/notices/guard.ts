// Where a notice may go: to public addresses only. Whoever sets a webhook must not be able to speak to the host's own
// network through us.
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { within } from '../table/within.ts';

export type Found = { address: string; family: number };
export type Resolve = (host: string) => Promise<Found[]>;
export type Guarding = {
  /** For tests alone, set by whoever starts the process: loopback, and plain http to it. */
  allowLoopback?: boolean;
  resolve?: Resolve;
};

/** The address cannot be used; `reason` is safe to tell. */
export class BadWebhook extends Error {
  override name = 'BadWebhook';
  readonly reason: 'address' | 'private' | 'unreachable';
  constructor(reason: BadWebhook['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const listOf = (type: 'ipv4' | 'ipv6', ...nets: [string, number][]): BlockList => {
  const list = new BlockList();
  for (const [net, bits] of nets) list.addSubnet(net, bits, type);
  return list;
};
/** Own, private, shared, link-local, for documentation, for tests, multicast, reserved. */
const NOT_PUBLIC = listOf(
  'ipv4',
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
);
/** Of IPv6 only what is given out to the public, less what carries another address inside or is for documentation. */
const GLOBAL = listOf('ipv6', ['2000::', 3]);
const NOT_GLOBAL = listOf('ipv6', ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]);
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/;

export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !NOT_GLOBAL.check(address, 'ipv6');
};

/** A name server that does not answer must not hold up what else is to be told. */
const PATIENCE = 5000;
const lookUp: Resolve = (host) => lookup(host, { all: true, verbatim: true });

const urlOf = (text: string, allowLoopback: boolean): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const fits = url?.protocol === 'https:' || (allowLoopback && url?.protocol === 'http:');
  if (!url || !fits || url.username || url.password || !url.hostname) throw new BadWebhook('address');
  return url;
};

/** The one address to connect to: resolved once, and every answer must be public. */
export const checked = async (
  text: string,
  { allowLoopback = false, resolve = lookUp }: Guarding = {},
): Promise<{ url: URL; at: Found }> => {
  const url = urlOf(text, allowLoopback);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await within(PATIENCE, resolve(host)).catch(() => []);
  const [at] = found;
  if (!at) throw new BadWebhook('unreachable');
  const may = ({ address }: Found) => isPublic(address) || (allowLoopback && LOOPBACK.test(address));
  if (!found.every(may)) throw new BadWebhook('private');
  return { url, at };
};
