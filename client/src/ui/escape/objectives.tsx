// The secret objectives, as far as they are dealt.
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import type { Desk } from './desk.ts';
import { label } from './words.ts';

export const Objectives = ({ desk, mine }: { desk: Desk; mine: EscapeMine }) => {
  const text = (colour: 'blue' | 'purple', number: number): string | undefined =>
    desk.names.value.words[`objective.${colour}.${number}`];
  return (
    <div class="objectives">
      {(['blue', 'purple'] as const).map((colour) => {
        const number = mine[colour];
        return (
          <div key={colour} class={`box ${colour}`}>
            <b>{number > 0 ? (text(colour, number) ?? label(`dock.${colour}`)) : label(`dock.${colour}`)}</b>
            {number === 0 && <small>{label('dock.objective.none')}</small>}
          </div>
        );
      })}
    </div>
  );
};
