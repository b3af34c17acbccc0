// The band over the map while something is played: what New York is doing, and why. A touch skips to the end.
import { COORDS } from '../../scene/game.ts';
import { Icon } from '../icons.tsx';
import { bannerOf } from './bannerText.ts';
import type { Desk } from './desk.ts';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

const MIDDLE_ROW = 3;
/** It keeps away from what it speaks of: below while the hero on turn is in the upper half of the map. */
const isLow = (desk: Desk): boolean => {
  const { at, turn } = desk.shown.value;
  const [, y = 0] = COORDS[at[turn[1] ?? 0] ?? -1] ?? [];
  return y < MIDDLE_ROW;
};

export const PlayBanner = ({ desk }: { desk: Desk }) => {
  const { step } = desk.stage.value;
  if (step === null) return null;
  const said = bannerOf(step, { names: desk.names.value, view: desk.view.value }, desk.held.value);
  return (
    <div
      class={`banner ${said && said.seat >= 0 ? heroClass(desk, said.seat) : 'city'} ${said ? '' : 'bare'} ${
        isLow(desk) ? 'low' : ''
      }`}
    >
      {said && (
        // A card that comes up turns over once, however many lines it has.
        <div class="said" key={`${said.title}${said.name}`}>
          {said.cost !== null && <b class="cost">{said.cost}</b>}
          <p>
            <small>{said.title}</small>
            {said.name !== '' && <strong>{said.name}</strong>}
            {said.text !== '' && <span>{said.text}</span>}
          </p>
        </div>
      )}
      {said && said.line !== '' && <p class="now">{said.line}</p>}
      <button type="button" class="btn" onClick={() => desk.skip()}>
        {label('phase.skip')}
        <Icon name="skip" />
      </button>
    </div>
  );
};
