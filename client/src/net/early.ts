// A table that is joined before its page can be drawn: words, panels and map are still on their way meanwhile.
import { TableLink } from './tableLink.ts';

type Early = { readonly id: string; readonly watch: string | undefined; readonly link: TableLink };
let early: Early | null = null;

/** So long a page may take; who never comes to see the table does not sit at it. */
const PATIENCE = 20_000;

export const joinEarly = (id: string, watch?: string): void => {
  const link = new TableLink(id, watch);
  const own = { id, watch, link };
  early = own;
  setTimeout(() => {
    if (early !== own) return;
    early = null;
    link.close();
  }, PATIENCE);
};

/** The link that was opened for this table, or a new one; another that nobody has come for is closed. */
export const openTable = (id: string, watch?: string): TableLink => {
  const found = early;
  early = null;
  if (found?.id === id && found.watch === watch) return found.link;
  found?.link.close();
  return new TableLink(id, watch);
};
