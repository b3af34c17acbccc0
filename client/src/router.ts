// Which page the address means. The history is the browser's own; nothing here knows what a page looks like.
import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'crew'; readonly crew: string }
  | { readonly page: 'table'; readonly table: string }
  /** `link` is what stands behind /watch/. */
  | { readonly page: 'watch'; readonly link: string }
  /** The one-use code is behind the #, for the page alone. */
  | { readonly page: 'device' }
  /** Not built yet; the addresses are taken. */
  | { readonly page: 'learn' }
  | { readonly page: 'replay'; readonly table: string }
  | { readonly page: 'dev' }
  | { readonly page: 'lost' };

const routeOf = (path: string): Route => {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (first === '') return { page: 'home' };
  if (first === 'device' && second === '') return { page: 'device' };
  if (first === 'learn' && second === '') return { page: 'learn' };
  if (first === 'table' && rest.length === 1 && rest[0] === 'replay') return { page: 'replay', table: second };
  if (rest.length > 0 || second === '') return { page: 'lost' };
  if (first === 'crew') return { page: 'crew', crew: second };
  if (first === 'table') return { page: 'table', table: second };
  if (first === 'watch') return { page: 'watch', link: second };
  if (first === 'dev' && second === 'scene' && import.meta.env.DEV) return { page: 'dev' };
  return { page: 'lost' };
};

export const route = signal<Route>(routeOf(location.pathname));

/** Goes to an address of ours without loading the page anew. */
export const go = (path: string): void => {
  history.pushState({ from: location.pathname }, '', path);
  route.value = routeOf(location.pathname);
  scrollTo(0, 0);
};

/** The page of ours this one was reached from, also after a reload; '' = by a link from outside. */
export const cameFrom = (): string => (history.state as { from?: string } | null)?.from ?? '';

/** The same page by another address: nothing to go back to. */
export const rename = (path: string): void => history.replaceState(history.state, '', path);

addEventListener('popstate', () => {
  route.value = routeOf(location.pathname);
});

/** A plain click on a link of ours; with a modifier, or elsewhere, it stays the browser's. */
export const follow = (event: MouseEvent): void => {
  const link = (event.currentTarget as HTMLElement | null)?.closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented) return;
  event.preventDefault();
  go(link.pathname);
};
