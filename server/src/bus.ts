// The line between the processes of one house: Redis, used for messages alone. Nothing is kept there.
import { RedisPresence } from '@colyseus/redis-presence';
import type { Bus } from './net/neighbours.ts';

/** A line that is down is tried again soon; what is asked meanwhile fails instead of waiting. */
const PATIENCE = { commandTimeout: 1000, maxRetriesPerRequest: 1, connectTimeout: 2000 };

/** Says goodbye where there is still somebody to hear it; the library's own way leaves a rejection behind otherwise. */
class Line extends RedisPresence {
  override shutdown(): void {
    for (const end of [this.sub, this.pub]) end.quit().catch(() => end.disconnect());
  }
}

export const openRedis = (address: string): Bus => {
  const { hostname, port, username, password, pathname, protocol } = new URL(address);
  return new Line({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(pathname.length > 1 && { db: Number(pathname.slice(1)) }),
    ...(protocol === 'rediss:' && { tls: {} }),
    retryStrategy: (attempt) => Math.min(50 * attempt, 500),
    ...PATIENCE,
  });
};
