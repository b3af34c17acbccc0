// The map in every state it can be in, still or playing.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Preview, Shown } from '../scene/previewScene.ts';
import { speed } from '../settings.ts';
import { divisible } from '../ui/escape/joints.ts';
import { galleryNames } from './names.ts';

const NAMES: readonly Preview[] = ['late', 'crowded', 'tiles', 'start'];
const first = (): Preview => NAMES.find((name) => location.hash.endsWith(`.${name}`)) ?? 'late';

export const Maps = () => {
  const host = useRef<HTMLDivElement>(null);
  const shown = useSignal<Shown | null>(null);
  const name = useSignal<Preview>(first());
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let made: Shown | null = null;
    let gone = false;
    const names = galleryNames();
    const labels = (code: string): string => divisible(names.word(code), names);
    import('../scene/previewScene.ts')
      .then(({ mountPreview }) => mountPreview(element, { labels, speed: () => speed.peek() }))
      .then((one) => {
        if (gone) return one.scene.destroy();
        made = one;
        shown.value = one;
        one.show(name.peek());
        element.dataset.drawn = '';
      });
    return () => {
      gone = true;
      made?.scene.destroy();
    };
  }, []);
  return (
    <>
      <nav>
        {NAMES.map((one) => (
          <button
            key={one}
            type="button"
            class="btn"
            onClick={() => {
              name.value = one;
              shown.value?.show(one);
            }}
          >
            {one}
          </button>
        ))}
        <button type="button" class="btn lit" onClick={() => shown.value?.play(name.value)}>
          play
        </button>
        <button type="button" class="btn" onClick={() => shown.value?.scene.skip()}>
          skip
        </button>
      </nav>
      <div ref={host} class="stage" />
    </>
  );
};
