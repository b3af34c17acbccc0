// One open board: everything the panels show, derived from the link, and the one way to answer.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Described, Question } from 'shared/engine/rules.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import { tellRefusal } from '../../net/refusals.ts';
import type { TableLink, TableView } from '../../net/tableLink.ts';
import { BEGINNING, follow, type Narration, type Step } from '../../scene/playback/index.ts';
import { type Marks, NO_MARKS } from '../../scene/types.ts';
import { type Choice, choicesOf } from './choices.ts';
import { branchesFor, freshCard } from './lately.ts';
import { storyOf } from './logLines.ts';
import { type Names, namesFor } from './names.ts';
import { optionHint, optionText } from './optionText.ts';
import { reasonText } from './phrases.ts';
import { words } from './words.ts';

export type Asked = Question & { readonly ask: string };
export type Stage = { readonly step: Step | null; readonly view: EscapePublic | null };
export type Desk = {
  readonly link: TableLink;
  readonly table: ReadonlySignal<TableView>;
  readonly view: ReadonlySignal<EscapePublic>;
  readonly names: ReadonlySignal<Names>;
  readonly held: ReadonlySignal<readonly number[]>;
  /** The seat whose cards lie in the dock; -1 for a watcher. */
  readonly seat: ReadonlySignal<number>;
  readonly mine: ReadonlySignal<EscapeMine | null>;
  readonly question: ReadonlySignal<Asked | null>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  /** Touched once, to be touched again: the ids of the options a place stands for. */
  readonly armed: ReadonlySignal<readonly number[]>;
  /** Where the story stands: whose part of the turn it is, and what of New York's is at work. */
  readonly story: ReadonlySignal<Narration>;
  /** What is being played back now, and what the map shows meanwhile. */
  readonly stage: ReadonlySignal<Stage>;
  /** The view as it is shown: behind the true one while something is played. */
  readonly shown: ReadonlySignal<EscapePublic>;
  /** What a line of the log points at. */
  readonly marked: ReadonlySignal<Marks>;
  /** The space somebody wants to look at; a new object each time it is asked for. */
  readonly gaze: ReadonlySignal<{ readonly space: number } | null>;
  /** The last step its reader has seen; infinite while they watch. */
  readonly seen: ReadonlySignal<number>;
  setStage(stage: Stage): void;
  /** Ends what is being played. */
  skip(): void;
  onSkip(handler: () => void): void;
  /** Whether the choices are set out as a list. */
  readonly listed: ReadonlySignal<boolean>;
  list(shown: boolean): void;
  mark(marks: Marks): void;
  lookAt(space: number): void;
  /** The reader left after this step, or (without one) is up to date. */
  see(until?: number): void;
  sitAt(seat: number): void;
  arm(options: readonly number[]): void;
  answer(choice: Choice): void;
  /** An option in words, whether it is offered or not. */
  say(option: Described): string;
  /** Anything else that changes the table; a refusal is told. */
  wish: TableLink['wish'];
};

export const openDesk = (link: TableLink): Desk => {
  const chosen = signal({ to: -1, during: '' });
  const armed = signal<{ ask: string; options: readonly number[] }>({ ask: '', options: [] });

  const stage = signal<Stage>({ step: null, view: null });
  let skip = () => {};
  const listed = signal(false);
  const marked = signal<Marks>(NO_MARKS);
  const gaze = signal<{ space: number } | null>(null);
  const seen = signal(Number.POSITIVE_INFINITY);

  const table = computed(() => link.moment.value!.table);
  const view = computed(() => table.value.view as unknown as EscapePublic);
  const names = computed(() => namesFor(words.value ?? {}, view.value));
  const held = computed(() =>
    table.value.seats.flatMap((seat, i) => (seat.player !== '' && seat.player === link.player.value ? [i] : [])),
  );
  /** What is being asked of all heroes held here. */
  const asks = computed(() => link.mine.value.map(({ question }) => (question as Asked | null)?.ask ?? '').join());
  const seat = computed(() => {
    const own = held.value;
    const asked = link.mine.value.filter(({ question }) => question !== null).map((secrets) => secrets.seat);
    const { to, during } = chosen.value;
    // Whoever is asked has the word, until somebody wants to look at another hand meanwhile.
    if (asked.length > 0 && !asked.includes(to) && during !== asks.value) return asked[0]!;
    if (own.includes(to)) return to;
    const active = view.value.turn?.[1] ?? -1;
    return own.includes(active) ? active : (own[0] ?? -1);
  });
  const secrets = computed(() => link.mine.value.find((one) => one.seat === seat.value) ?? null);
  const mine = computed(() => (secrets.value?.mine ?? null) as EscapeMine | null);
  const question = computed(() => (secrets.value?.question ?? null) as Asked | null);
  const facts = computed(() => {
    const open = question.value;
    return {
      names: names.value,
      view: view.value,
      mine: mine.value,
      branches: open ? branchesFor(open, link.log.value, names.value) : [],
      fresh: open ? freshCard(open, link.log.value) : 0,
    };
  });
  const choices = computed(() => {
    const why = question.value?.why ?? '';
    return choicesOf(question.value, mine.value, {
      text: (option) => optionText(option, why, facts.value),
      hint: (option) => optionHint(option, why, facts.value),
    });
  });
  const reason = (code: string): string | null => reasonText(code, names.value);

  return {
    link,
    table,
    view,
    names,
    held,
    seat,
    mine,
    question,
    choices,
    armed: computed(() => (armed.value.ask === (question.value?.ask ?? '') ? armed.value.options : [])),
    story: computed(() => storyOf(link.log.value).reduce(follow, BEGINNING)),
    stage,
    shown: computed(() => (stage.value.step ? (stage.value.view ?? view.value) : view.value)),
    setStage: (to) => {
      stage.value = to;
    },
    skip: () => skip(),
    onSkip: (handler) => {
      skip = handler;
    },
    marked,
    gaze,
    seen,
    listed,
    list: (shown) => {
      listed.value = shown;
    },
    mark: (marks) => {
      marked.value = marks;
    },
    lookAt: (space) => {
      if (space >= 0) gaze.value = { space };
    },
    see: (until = Number.POSITIVE_INFINITY) => {
      seen.value = until;
    },
    sitAt: (to) => {
      chosen.value = { to, during: asks.peek() };
    },
    arm: (options) => {
      armed.value = { ask: question.value?.ask ?? '', options };
    },
    answer: ({ option }) => {
      const open = question.value;
      if (open === null || link.busy.value) return;
      armed.value = { ask: '', options: [] };
      seen.value = Number.POSITIVE_INFINITY;
      // Whoever acts has seen enough of what came before.
      skip();
      link
        .wish('answer', { seat: open.seat, ask: open.ask, choice: option.id })
        .catch((error) => tellRefusal(error, reason));
    },
    say: (option) => optionText(option, question.value?.why ?? '', facts.value),
    wish: async (what, payload) => {
      try {
        return await link.wish(what, payload);
      } catch (error) {
        tellRefusal(error, reason);
        throw error;
      }
    },
  };
};
