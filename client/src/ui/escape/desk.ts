// One open board: everything the panels show, derived from the link, and the one way to answer.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Question } from 'shared/engine/rules.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import { tellRefusal } from '../../net/refusals.ts';
import type { TableLink, TableView } from '../../net/tableLink.ts';
import { branchesOf } from './cards.ts';
import { type Choice, choicesOf } from './choices.ts';
import { type Names, namesFor } from './names.ts';
import { optionHint, optionText, reasonText } from './phrases.ts';
import { words } from './words.ts';

export type Asked = Question & { readonly ask: string };
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
  sitAt(seat: number): void;
  arm(options: readonly number[]): void;
  answer(choice: Choice): void;
  tellWhy(choice: number): void;
};

/** The card being resolved: the last one its player turned up. */
const lastPlayed = (link: TableLink, seat: number): number => {
  for (const step of link.log.value.toReversed())
    for (const [code, who, card] of step.events.toReversed()) if (code === 'played' && who === seat) return card ?? -1;
  return -1;
};

export const openDesk = (link: TableLink): Desk => {
  const chosen = signal(-1);
  const armed = signal<{ ask: string; options: readonly number[] }>({ ask: '', options: [] });

  const table = computed(() => link.moment.value!.table);
  const view = computed(() => table.value.view as unknown as EscapePublic);
  const names = computed(() => namesFor(words.value ?? {}, view.value));
  const held = computed(() =>
    table.value.seats.flatMap((seat, i) => (seat.player !== '' && seat.player === link.player.value ? [i] : [])),
  );
  const seat = computed(() => {
    const own = held.value;
    const asked = link.mine.value.filter(({ question }) => question !== null).map((secrets) => secrets.seat);
    if (asked.length > 0 && !asked.includes(chosen.value)) return asked[0]!;
    if (own.includes(chosen.value)) return chosen.value;
    const active = view.value.turn?.[1] ?? -1;
    return own.includes(active) ? active : (own[0] ?? -1);
  });
  const secrets = computed(() => link.mine.value.find((one) => one.seat === seat.value) ?? null);
  const mine = computed(() => (secrets.value?.mine ?? null) as EscapeMine | null);
  const question = computed(() => (secrets.value?.question ?? null) as Asked | null);
  const choices = computed(() => {
    const open = question.value;
    if (open === null) return [];
    const branches = branchesOf(lastPlayed(link, open.seat), names.value);
    const facts = { names: names.value, view: view.value, mine: mine.value, branches };
    return choicesOf(open, mine.value, {
      text: (option) => optionText(option, open.why, facts),
      hint: (option) => optionHint(option, open.why, facts),
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
    sitAt: (to) => {
      chosen.value = to;
    },
    arm: (options) => {
      armed.value = { ask: question.value?.ask ?? '', options };
    },
    answer: ({ option }) => {
      const open = question.value;
      if (open === null || link.busy.value) return;
      armed.value = { ask: '', options: [] };
      link
        .wish('answer', { seat: open.seat, ask: open.ask, choice: option.id })
        .catch((error) => tellRefusal(error, reason));
    },
    tellWhy: (choice) => {
      const open = question.value;
      if (open === null) return;
      link
        .why(open.seat, choice)
        .then((reply) => tellRefusal({ refusal: { code: 'not-offered', reason: reply.reason } }, reason), tellRefusal);
    },
  };
};
