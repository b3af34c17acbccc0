// Whose lines this reader does not see: kept by the server, known to every page.
import { me } from '../net/api.ts';

export const setMuted = (muted: string[]): void => {
  if (me.value) me.value = { ...me.value, muted };
};
