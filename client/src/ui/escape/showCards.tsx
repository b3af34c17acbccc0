// At a bridge: which of one's cards to show, marked one by one and sealed with a button, unseen by the others till all have.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { Desk } from './desk.ts';
import { label } from './words.ts';

export const ShowCards = ({ desk }: { desk: Desk }) => {
  const marked = useSignal(0);
  const mine = desk.mine.value;
  const names = desk.names.value;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const slot = Number(event.key) - 1;
      if ((desk.mine.peek()?.supply[slot] ?? 0) > 0) marked.value ^= 1 << slot;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
  const choice = desk.choices.value.find(({ option }) => option.slots === marked.value);
  return (
    <>
      <p>{label('show.text')}</p>
      <div class="bigs">
        {(mine?.supply ?? []).map((card, slot) => {
          if (card === 0) return null;
          const on = (marked.value >> slot) & 1;
          return (
            <button
              key={slot}
              type="button"
              class={`big move ${on ? 'marked' : ''}`}
              aria-pressed={on === 1}
              data-show={slot}
              onClick={() => {
                marked.value ^= 1 << slot;
              }}
            >
              <Icon name={on ? 'check' : 'case'} />
              <b>{names.held(card)}</b>
              <span>{names.heldText(card)}</span>
              <kbd>{slot + 1}</kbd>
            </button>
          );
        })}
      </div>
      {choice && (
        <button
          type="button"
          class="btn main"
          data-option={choice.option.id}
          data-kind={choice.option.kind}
          disabled={desk.link.busy.value}
          onClick={() => desk.answer(choice)}
        >
          {choice.text}
        </button>
      )}
    </>
  );
};
