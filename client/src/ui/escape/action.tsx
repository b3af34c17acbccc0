// One option as a button, wherever it is shown: the same name, key and mark everywhere.
import type { Choice } from './choices.ts';
import type { Desk } from './desk.ts';

const Kbd = ({ choice }: { choice: Choice }) => {
  if (choice.main) return <kbd>↵</kbd>;
  return choice.digit > 0 ? <kbd>{choice.digit}</kbd> : null;
};

type Props = { desk: Desk; choice: Choice; loud?: boolean; then?: () => void };
export const Action = ({ desk, choice, loud, then }: Props) => (
  <button
    type="button"
    class={`btn ${loud ? 'main' : 'lit'}`}
    data-option={choice.option.id}
    data-kind={choice.option.kind}
    disabled={desk.link.busy.value}
    title={choice.hint}
    onClick={() => {
      desk.answer(choice);
      then?.();
    }}
  >
    <span>{choice.text}</span>
    {choice.hint !== '' && <small>{choice.hint}</small>}
    <Kbd choice={choice} />
  </button>
);
