// The map in its frame: the scene, its buttons, what lies under the pointer, and the choices set out over it.
import { effect, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MapScene, SceneInput } from '../../scene/index.ts';
import { say } from '../../words.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Action, buttonsOf, IN_THE_LINE } from './action.tsx';
import { choicesAt, targetsOf } from './choices.ts';
import type { Desk } from './desk.ts';
import { Chips } from './forecast.tsx';
import { SpaceTip, type Under } from './spaceTip.tsx';
import { label, words } from './words.ts';

const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;
const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const inputOf = (desk: Desk): SceneInput => {
  const view = desk.view.value;
  const seat = desk.question.value?.seat ?? view.turn[1] ?? 0;
  return {
    view,
    held: desk.held.value,
    targets: targetsOf(desk.choices.value),
    focus: view.at[seat] ?? null,
  };
};

/** Mouse: a click picks. Finger: the first touch marks, the second picks. Several choices at one place are told apart by name. */
const connect = (desk: Desk, scene: MapScene): void => {
  scene.onPick((pick) => {
    const here = choicesAt(desk.choices.peek(), pick);
    const ids = here.map(({ option }) => option.id);
    const marked = desk.armed.peek();
    if (here.length === 1 && (!isCoarse() || marked.includes(ids[0]!))) desk.answer(here[0]!);
    else desk.arm(ids);
  });
};

const useScene = (desk: Desk, over: (under: Under | null) => void) => {
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<MapScene | null>(null);
  const failed = useSignal(false);
  const spoken = words.value;
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let gone = false;
    let stop = () => {};
    import('../../scene/index.ts')
      .then(({ createMapScene }) =>
        createMapScene(element, {
          reducedMotion: wantsStillness(),
          labels: (code) => desk.names.peek().word(code),
        }),
      )
      .then((made) => {
        if (gone) return made.destroy();
        scene.current = made;
        connect(desk, made);
        made.onHover((space, at) => over(space === null ? null : { space, at }));
        let shown: unknown = null;
        const unwatch = effect(() => {
          const moment = desk.link.moment.value;
          const input = inputOf(desk);
          if (moment === null || moment === shown || moment.fresh) made.show(input);
          else
            made.play(
              moment.steps.flatMap(({ events }) => events),
              input,
            );
          shown = moment;
        });
        element.dataset.drawn = '';
        stop = () => {
          unwatch();
          made.destroy();
        };
      })
      .catch(() => {
        failed.value = true;
      });
    return () => {
      gone = true;
      stop();
      scene.current = null;
      delete element.dataset.drawn;
    };
  }, [desk, spoken]);
  return { host, scene, failed };
};

const Tool = ({ icon, text, act }: { icon: IconName; text: string; act: () => void }) => (
  <button type="button" class="btn tool" aria-label={text} title={text} onClick={act}>
    <Icon name={icon} />
  </button>
);

/** What a marked place of the map stands for, to be confirmed. */
const Armed = ({ desk }: { desk: Desk }) => {
  const marked = desk.choices.value.filter(({ option }) => desk.armed.value.includes(option.id));
  if (marked.length === 0) return null;
  return (
    <div class="tray armed">
      {marked.map((choice) => (
        <Action key={choice.option.id} desk={desk} choice={choice} loud={marked.length === 1} />
      ))}
      <button type="button" class="btn" onClick={() => desk.arm([])}>
        {say('app.close')}
      </button>
    </div>
  );
};

const Tray = ({ desk }: { desk: Desk }) => {
  const buttons = buttonsOf(desk);
  if (buttons.length <= IN_THE_LINE) return null;
  return (
    <div class="tray">
      {buttons.map((choice) => (
        <Action key={choice.option.id} desk={desk} choice={choice} loud={choice.main} />
      ))}
    </div>
  );
};

/** Everything that can be picked, by name: the way in for the keyboard and for screen readers. */
const List = ({ desk, shown }: { desk: Desk; shown: boolean }) => (
  <nav class={`choices ${shown ? 'shown' : ''}`} aria-label={label('map.choices')}>
    <ul>
      {desk.choices.value.map((choice) => (
        <li key={choice.option.id}>
          <Action desk={desk} choice={choice} />
        </li>
      ))}
    </ul>
  </nav>
);

export const MapPane = ({ desk }: { desk: Desk }) => {
  const under = useSignal<Under | null>(null);
  const listed = useSignal(false);
  const { host, scene, failed } = useScene(desk, (now) => {
    under.value = now;
  });
  return (
    <section class="map" aria-label={label('map.title')}>
      <div ref={host} class="canvas" />
      {failed.value && <p class="map-failed">{label('map.failed')}</p>}
      <List desk={desk} shown={listed.value || failed.value} />
      <div class="tools">
        <Tool icon="plus" text={label('map.closer')} act={() => scene.current?.zoomBy(1.35)} />
        <Tool icon="minus" text={label('map.farther')} act={() => scene.current?.zoomBy(1 / 1.35)} />
        <Tool icon="fit" text={label('map.fit')} act={() => scene.current?.fit()} />
        <Tool
          icon="list"
          text={label('map.list')}
          act={() => {
            listed.value = !listed.value;
          }}
        />
      </div>
      <div class="over-map">
        <Chips desk={desk} />
        {desk.armed.value.length > 0 ? <Armed desk={desk} /> : <Tray desk={desk} />}
      </div>
      {under.value && <SpaceTip desk={desk} under={under.value} />}
    </section>
  );
};
