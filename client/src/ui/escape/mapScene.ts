// The scene in the page: fed with every moment of the table, and with what was missed while nobody looked.
import { effect, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Told } from 'shared/engine/events.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import type { Moment } from '../../net/tableLink.ts';
import type { MapScene, SceneInput } from '../../scene/index.ts';
import { speed } from '../../settings.ts';
import { sound } from '../../sound/index.ts';
import { keepLeft, missedSince, recallLeft } from './absence.ts';
import { choicesAt, pickOf, targetsOf } from './choices.ts';
import { cueOf } from './cues.ts';
import type { Desk } from './desk.ts';
import { divisible } from './joints.ts';
import { lasting, storyOf } from './logLines.ts';
import type { Under } from './spaceTip.tsx';
import { isCoarse } from './thing.tsx';
import { words } from './words.ts';

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
  scene.onStep((step, view) => {
    const cue = step && cueOf(step);
    if (cue) sound(cue);
    desk.setStage({ step, view });
  });
  desk.onSkip(scene.skip);
};

/** The place of the map that is marked, if it is one. */
const armedPlace = (desk: Desk) => {
  const marked = desk.choices.value.find(({ option }) => desk.armed.value.includes(option.id));
  return marked ? pickOf(marked.option) : null;
};

/** What led from one moment to the next; after a broken line, what the log says was missed. */
const newsIn = (desk: Desk, { steps, fresh }: Moment, before: Moment | null): Told[] => {
  if (!fresh || before === null) return storyOf(steps);
  const { seq, view } = before.table;
  const left = { table: desk.link.id, seq, view: view as unknown as EscapePublic };
  return missedSince(left, lasting(desk.link.log.peek()))?.missed ?? [];
};

/** Shows the table as it is, or first what happened since its reader left. */
const open = (desk: Desk, scene: MapScene): void => {
  const left = recallLeft(desk.link.id);
  const log = desk.link.log.peek();
  const missed = left && missedSince(left, lasting(log));
  scene.begin(missed?.before ?? storyOf(log));
  if (!left || !missed) {
    desk.see();
    scene.show(inputOf(desk));
    return;
  }
  desk.see(left.seq);
  scene.show({ ...inputOf(desk), view: left.view });
  scene.play(missed.missed, inputOf(desk));
};

/** Every moment goes to the scene once; while the page is hidden they wait. */
const feed = (desk: Desk, scene: MapScene): (() => void) => {
  let shown = desk.link.moment.peek();
  let waiting: Told[] = [];
  open(desk, scene);
  const unwatch = effect(() => {
    const moment = desk.link.moment.value;
    const input = inputOf(desk);
    const before = shown;
    shown = moment;
    if (moment === null || moment === before) {
      if (!document.hidden) scene.show(input);
      return;
    }
    const told = newsIn(desk, moment, before);
    if (moment.steps.some(({ kind }) => kind === 'undo')) scene.begin(storyOf(desk.link.log.peek()));
    if (document.hidden) waiting.push(...told);
    else scene.play(told, input);
  });
  const leave = (): void => keepLeft({ table: desk.link.id, seq: desk.table.peek().seq, view: desk.view.peek() });
  const change = (): void => {
    if (document.hidden) {
      leave();
      if (desk.seen.peek() === Number.POSITIVE_INFINITY) desk.see(desk.table.peek().seq);
    } else if (waiting.length === 0) desk.see();
    else {
      scene.play(waiting, inputOf(desk));
      waiting = [];
    }
  };
  document.addEventListener('visibilitychange', change);
  addEventListener('pagehide', leave);
  return () => {
    unwatch();
    document.removeEventListener('visibilitychange', change);
    removeEventListener('pagehide', leave);
    leave();
  };
};

export const useScene = (desk: Desk, over: (under: Under | null) => void) => {
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
          speed: () => speed.peek(),
          labels: (code) => divisible(desk.names.peek().word(code), desk.names.peek()),
        }),
      )
      .then((made) => {
        if (gone) return made.destroy();
        scene.current = made;
        connect(desk, made);
        made.onHover((spot, at, lit) => over(spot && { ...spot, at, lit }));
        const ends = [
          feed(desk, made),
          effect(() => made.mark(desk.marked.value)),
          effect(() => made.arm(armedPlace(desk))),
          effect(() => {
            if (desk.gaze.value) made.lookAt(desk.gaze.value.space);
          }),
        ];
        element.dataset.drawn = '';
        stop = () => {
          for (const end of ends) end();
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
