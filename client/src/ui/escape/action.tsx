// One option as a button, wherever it is shown: the same name, key and mark everywhere.
import type { Choice } from './choices.ts';
import type { Desk } from './desk.ts';

const Kbd = ({ choice }: { choice: Choice }) => {
  if (choice.main) return <kbd>↵</kbd>;
  return choice.digit > 0 ? <kbd>{choice.digit}</kbd> : null;
};

export const Action = ({ desk, choice, loud }: { desk: Desk; choice: Choice; loud?: boolean }) => (
  <button
    type="button"
    class={`btn ${loud ? 'main' : 'lit'}`}
    data-option={choice.option.id}
    data-kind={choice.option.kind}
    disabled={desk.link.busy.value}
    title={choice.hint}
    onClick={() => desk.answer(choice)}
  >
    {choice.text}
    {choice.hint !== '' && <small>{choice.hint}</small>}
    <Kbd choice={choice} />
  </button>
);

/** Choices that lie neither on the map nor on a card. */
export const buttonsOf = (desk: Desk): readonly Choice[] =>
  desk.choices.value.filter(({ place }) => place === 'button');
/** More than this are set out over the map instead of in the line on top. */
export const IN_THE_LINE = 2;
