// How fast things move and how loud they are.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { isStill, SPEEDS, setSpeed, setVolume, speed, volume } from '../../settings.ts';
import { Icon } from '../icons.tsx';
import { Popover } from '../popover.tsx';
import { label } from './words.ts';

const LOUDEST = 10;

export const MotionAndSound = () => (
  <>
    <fieldset class="switch" disabled={isStill.value}>
      <legend>{label('set.speed')}</legend>
      {SPEEDS.map((name) => (
        <label key={name}>
          <input type="radio" name="speed" checked={speed.value === name} onChange={() => setSpeed(name)} />
          <span>{label(`set.speed.${name}`)}</span>
        </label>
      ))}
    </fieldset>
    {isStill.value && <small>{label('set.speed.still')}</small>}
    <label class="volume">
      {label('set.volume')}
      <input
        type="range"
        min={0}
        max={LOUDEST}
        value={volume.value * LOUDEST}
        aria-valuetext={volume.value === 0 ? label('set.volume.off') : undefined}
        onInput={(event) => setVolume(Number(event.currentTarget.value) / LOUDEST)}
      />
    </label>
  </>
);

export const Settings = () => {
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const text = label('map.settings');
  return (
    <>
      <button
        ref={button}
        type="button"
        class="btn tool"
        aria-label={text}
        title={text}
        aria-expanded={open.value}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name={volume.value === 0 ? 'mute' : 'noise'} />
      </button>
      {open.value && (
        <Popover
          anchor={button}
          label={text}
          class="settings"
          close={() => {
            open.value = false;
          }}
        >
          <MotionAndSound />
        </Popover>
      )}
    </>
  );
};
