// An answer of the open question in words, and what picking it means where its name does not say.
import type { Described } from 'shared/engine/rules.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import { plain } from 'shared/text';
import { optionText as sayOption } from 'shared/text/escapeOptions';
import { actOf } from './acts.ts';
import { cardText } from './cards.ts';
import type { Names } from './names.ts';

export type Facts = {
  readonly names: Names;
  readonly view: EscapePublic;
  readonly mine: EscapeMine | null;
  /** The effects to choose between, where a card offers several. */
  readonly branches: readonly string[];
  /** The card that has just come and finds no room, 0 = not known. */
  readonly fresh: number;
};

/** The card without room counts as one more of the supply. */
const withFresh = ({ mine, fresh }: Facts): EscapeMine | null =>
  mine && fresh > 0 ? { ...mine, supply: [...mine.supply, fresh] } : mine;

export const optionText = (option: Described, why: string, facts: Facts): string =>
  sayOption(option, why, { ...facts, mine: withFresh(facts), words: facts.names.words });

/** Cards in one's hand are read on their faces. */
const ON_THE_FACE: ReadonlySet<string> = new Set(['choose-cards', 'play', 'recover']);

export const optionHint = (option: Described, why: string, { names, mine }: Facts): string => {
  const { held, objective, card, kind } = option;
  if (typeof held === 'number') return names.heldText(held);
  if (typeof objective === 'number') return names.objectiveText(objective);
  if (typeof card === 'number') return ON_THE_FACE.has(why) ? '' : cardText(card, names);
  const acting = actOf(option);
  if (acting && acting.slot >= 0 && acting.name !== 'pay-item') return names.heldText(mine?.supply[acting.slot] ?? 0);
  return plain(names.words[`option.${kind}@${why}.hint`] ?? names.words[`option.${kind}.hint`] ?? '');
};
