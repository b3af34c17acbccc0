// `shared` is pure: it names no clock, no randomness, no input or output and no screen.
import { namesIn } from './syntax.ts';

const OUTSIDE = new Set([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['crypto', 'console', 'process', 'Buffer', 'require', 'import.meta', 'globalThis', 'eval', 'Function'],
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB'],
  ...['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource', 'Worker', 'postMessage'],
]);

/** The outer names a file uses although `shared` may not; `Math` is fine but for its dice. */
export function impureNames(path: string, source: string): string[] {
  return [...namesIn(path, source)].filter((name) => {
    const [object = ''] = name.split(/\.(?!meta$)/);
    return OUTSIDE.has(object) || name === 'Math' || name === 'Math.random';
  });
}
