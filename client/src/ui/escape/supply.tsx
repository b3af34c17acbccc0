// One's own supply: three slots, which light up when a card in them can be picked.

import { isCase } from 'shared/games/escape/model/names.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import type { Desk } from './desk.ts';
import { label } from './words.ts';

export const Supply = ({ desk, mine }: { desk: Desk; mine: EscapeMine }) => (
  <ul class="slots" aria-label={label('dock.supply')}>
    {mine.supply.map((card, slot) => {
      const choice = desk.choices.value.find(({ place, option }) => place === 'slot' && option.slot === slot);
      const inside = (
        <>
          <b>{desk.names.value.held(card)}</b>
          {card > 0 && <small>{desk.names.value.word(isCase(card) ? 'back.case' : 'back.item')}</small>}
        </>
      );
      return (
        <li key={slot}>
          {choice ? (
            <button
              type="button"
              class="slot lit"
              data-option={choice.option.id}
              data-kind={choice.option.kind}
              title={choice.text}
              disabled={desk.link.busy.value}
              onClick={() => desk.answer(choice)}
            >
              {inside}
            </button>
          ) : (
            <div class={`slot ${card === 0 ? 'empty' : ''}`}>{inside}</div>
          )}
        </li>
      );
    })}
  </ul>
);
