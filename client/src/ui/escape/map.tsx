// The map in its frame: the scene, its buttons, what lies under the pointer, and the choices set out over it.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';
import { AimCard } from './aim.tsx';
import { PlayBanner } from './banner.tsx';
import { ChoiceList } from './choiceList.tsx';
import type { Desk } from './desk.ts';
import { Chips } from './forecast.tsx';
import { useScene } from './mapScene.ts';
import { Settings } from './settings.tsx';
import { SpaceTip, type Under } from './spaceTip.tsx';
import { isCoarse } from './thing.tsx';
import { Tray } from './tray.tsx';
import { label } from './words.ts';

const Tool = ({ icon, text, act }: { icon: IconName; text: string; act: () => void }) => (
  <button type="button" class="btn tool" data-tool={icon} aria-label={text} title={text} onClick={act}>
    <Icon name={icon} />
  </button>
);

/** The map in the colours of the setting: green leans to blue, red to orange; what is white or amber stays. */
const ClearColours = () => (
  <svg class="unseen" aria-hidden="true">
    <filter id="clear-colours" color-interpolation-filters="sRGB">
      <feColorMatrix values="1 .28 0 0 0 .22 .85 0 0 0 -.25 .45 1 0 0 0 0 0 1 0" />
    </filter>
  </svg>
);

const REST = 220;
/** What is explained: after a moment's rest of the mouse, then along with it; under a finger at once. */
const useRested = () => {
  const under = useSignal<Under | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const point = (now: Under | null): void => {
    clearTimeout(timer.current);
    const show = (): void => {
      under.value = now;
    };
    if (now === null || under.peek() !== null || isCoarse()) show();
    else timer.current = window.setTimeout(show, REST);
  };
  return [under, point] as const;
};

export const MapPane = ({ desk }: { desk: Desk }) => {
  const [under, point] = useRested();
  const { host, scene, failed } = useScene(desk, point);
  return (
    <section class="map" aria-label={label('map.title')}>
      <ClearColours />
      <div ref={host} class="canvas" />
      {failed.value && <p class="map-failed">{label('map.failed')}</p>}
      <ChoiceList desk={desk} shown={desk.listed.value || failed.value} />
      <div class="tools">
        <Tool icon="plus" text={label('map.closer')} act={() => scene.current?.zoomBy(1.35)} />
        <Tool icon="minus" text={label('map.farther')} act={() => scene.current?.zoomBy(1 / 1.35)} />
        <Tool icon="fit" text={label('map.fit')} act={() => scene.current?.fit()} />
        <Tool icon="list" text={label('map.list')} act={() => desk.list(!desk.listed.value)} />
        <Settings />
      </div>
      <AimCard desk={desk} />
      <PlayBanner desk={desk} />
      <div class="over-map">
        <Chips desk={desk} />
        <Tray desk={desk} />
      </div>
      {under.value && <SpaceTip desk={desk} under={under.value} />}
    </section>
  );
};
