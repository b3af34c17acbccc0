// An Action card, face up: typographic, with a drawn icon and its Noise as bars.
import { Icon } from '../icons.tsx';
import type { Face } from './cards.ts';
import type { Choice } from './choices.ts';
import type { Desk } from './desk.ts';
import { label } from './words.ts';

type Props = { desk: Desk; face: Face; choice: Choice | undefined; state?: 'chosen' | 'played' | 'discarded' };

const Inside = ({ desk, face, choice }: Props) => {
  const { names } = desk;
  return (
    <>
      <header>
        <Icon name={face.icon} />
        <b>{face.name}</b>
      </header>
      <p>{face.lines.join(' ')}</p>
      {face.clear && <em>{names.value.word('do.clear')}</em>}
      <footer>
        {face.noise === 0 ? (
          <small>{names.value.word('do.silent')}</small>
        ) : (
          <span class="bars" role="img" aria-label={`${face.noise} ${label('ny.noise')}`}>
            {Array.from({ length: face.noise }, (_, i) => (
              <i key={i} />
            ))}
          </span>
        )}
        {choice && choice.digit > 0 && <kbd>{choice.digit}</kbd>}
      </footer>
    </>
  );
};

export const Card = (props: Props) => {
  const { desk, face, choice, state } = props;
  const look = `card ${face.tone} ${state ?? ''}`;
  if (!choice) return <article class={look}>{<Inside {...props} />}</article>;
  return (
    <button
      type="button"
      class={`${look} lit`}
      data-option={choice.option.id}
      data-kind={choice.option.kind}
      title={choice.text}
      disabled={desk.link.busy.value}
      onClick={() => desk.answer(choice)}
    >
      <Inside {...props} />
    </button>
  );
};
