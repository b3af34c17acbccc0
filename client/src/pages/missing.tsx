// Instead of a page that could not be had: the server has a newer one, or there is no way to it. With the way comes the page.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Stop } from './stop.tsx';

const AGAIN = 4000;

const answers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

export const Missing = () => {
  const why = useSignal<'offline' | 'outdated' | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const isThere = await answers();
      // What was asked for once is not asked for again by the same page.
      if (isThere && why.peek() === 'offline') location.reload();
      else why.value = isThere ? 'outdated' : 'offline';
      if (!isThere) timer = setTimeout(look, AGAIN);
    };
    look();
    return () => clearTimeout(timer);
  }, []);
  return why.value && <Stop why={why.value} />;
};
