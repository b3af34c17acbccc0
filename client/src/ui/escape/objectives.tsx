// The secret objectives, and how far one is with each.
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { Icon } from '../icons.tsx';
import { LEAVE_ALONE } from './acts.ts';
import type { Desk } from './desk.ts';
import { aloneNeeds, type Progress, progressOf } from './goals.ts';
import { divisible } from './joints.ts';
import { Thing } from './thing.tsx';
import { label } from './words.ts';

const told = (desk: Desk, { key, n, seat, space }: Progress): string => {
  const names = desk.names.value;
  return label(key, {
    n: n ?? 0,
    seat: seat === undefined ? '' : names.seat(seat),
    space: space === undefined ? '' : names.space(space),
  });
};

export const Objectives = ({ desk, mine }: { desk: Desk; mine: EscapeMine }) => {
  const names = desk.names.value;
  const view = desk.view.value;
  return (
    <div class="objectives">
      {(['blue', 'purple'] as const).map((colour) => {
        const number = mine[colour];
        const progress = progressOf(number, view, mine);
        const name = number > 0 ? names.objective(number) : label(`dock.${colour}`);
        return (
          <Thing
            key={colour}
            desk={desk}
            class={`box ${colour} ${progress.isMet ? 'met' : ''}`}
            name={`${label(`dock.${colour}`)}: ${name}`}
            text={names.objectiveText(number)}
            uses={LEAVE_ALONE}
            more={
              <>
                <p>{told(desk, progress)}</p>
                <p class="dim">{label('alone.text')}</p>
                {aloneNeeds(view, mine.seat).map((key) => (
                  <p key={key} class="why">
                    {label(key)}
                  </p>
                ))}
              </>
            }
          >
            <span class="unseen">{label(`dock.${colour}`)}: </span>
            <b>
              {progress.isMet && <Icon name="check" />}
              <span>{divisible(name, names)}</span>
            </b>
            <small>{told(desk, progress)}</small>
          </Thing>
        );
      })}
    </div>
  );
};
