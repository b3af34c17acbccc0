// What plays a seat without a person. It is handed what a person in that seat would see, and nothing more.
import type { Pick, PublicView, Question, View } from '../engine/index.ts';

export type Bot = {
  readonly id: string;
  /** The id of one of the question's options. All its chance comes from `pick`, so the same pick gives the same choice. */
  choose(view: View<PublicView, unknown>, question: Question, pick: Pick): number;
};
