// One's own supply: three slots, each of which opens and says what its card can do now.
import { isCase, isItem } from 'shared/games/escape/model/names.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { usesOf } from './acts.ts';
import type { Desk } from './desk.ts';
import { divisible } from './joints.ts';
import { faceOf } from './phrases.ts';
import { Thing } from './thing.tsx';
import { label } from './words.ts';

const SLOTS = 3;
/** What the others see of it: its face, or what kind of card it is. Both together find no room beside a long name. */
const shownText = (card: number, open: boolean): string => {
  if (open) return label('dock.open');
  return label(isCase(card) ? 'back.case' : isItem(card) ? 'back.item' : 'back.gear');
};

const Slot = ({ desk, mine, slot }: { desk: Desk; mine: EscapeMine; slot: number }) => {
  const card = mine.supply[slot] ?? 0;
  const names = desk.names.value;
  if (card === 0) return <div class="slot empty">{names.held(0)}</div>;
  const open = faceOf(desk.view.value.supply[mine.seat * SLOTS + slot] ?? 0) >= 0;
  return (
    <Thing
      desk={desk}
      class={`slot ${isCase(card) ? 'case' : ''}`}
      name={names.held(card)}
      text={names.heldText(card)}
      choices={desk.choices.value.filter((choice) => choice.place === 'slot' && choice.slot === slot)}
      uses={usesOf(card, slot)}
    >
      <b>{divisible(names.held(card), names)}</b>
      <small>{shownText(card, open)}</small>
    </Thing>
  );
};

export const Supply = ({ desk, mine }: { desk: Desk; mine: EscapeMine }) => (
  <ul class="slots" aria-label={label('dock.supply')}>
    {mine.supply.map((_, slot) => (
      <li key={slot}>
        <Slot desk={desk} mine={mine} slot={slot} />
      </li>
    ))}
  </ul>
);
