// An Action card, face up: what it is for and how loud on top, its name, what it does, what it demands.
import { option } from 'shared/engine/offers.ts';
import { K } from 'shared/games/escape/model/options.ts';
import { contentsOf, THINGS } from '../../scene/layout/contents.ts';
import { Icon } from '../icons.tsx';
import { cardText, type Face } from './cards.ts';
import type { Choice } from './choices.ts';
import type { Desk } from './desk.ts';
import { bound, divisible } from './joints.ts';
import type { Names } from './names.ts';
import { isCoarse, Thing } from './thing.tsx';
import { label } from './words.ts';

export type State = 'chosen' | 'played' | 'resolving' | 'discarded';
type Props = { desk: Desk; face: Face; choice?: Choice | undefined; state?: State };

/** So many letters on a face, and it is set in smaller type. */
const MUCH = 44;
/** So many, and it is wider. */
const LONG = 75;

/** Whether an Enemy stands where one's own hero is. */
const isBeset = (desk: Desk): boolean => {
  const at = desk.view.value.at[desk.seat.value] ?? -1;
  return at >= 0 && contentsOf(desk.view.value, at).some(({ kind }) => THINGS[kind].row === 'enemies');
};

/** How much there is to read on a card, in letters: what its frame takes counts as some. */
const FRAME = 24;
export const weightOf = ({ name, lines, clear }: Face, names: Names): number =>
  FRAME + name.length + lines.join(' ').length + (clear ? names.word('do.clear.not').length : 0);

export const Inside = ({ desk, face, choice, state }: Props) => {
  const names = desk.names.value;
  // What is demanded of the space, and that it would do nothing there now, before it is played in vain.
  const isVain = face.clear && (state === undefined || state === 'chosen') && isBeset(desk);
  const [does, demand] = [face.lines.join(' '), face.clear ? names.word(isVain ? 'do.clear.not' : 'do.clear') : ''];
  return (
    <span class="face">
      <span class="signs">
        <Icon name={face.icon} />
        {face.noise === 0 ? (
          <small>{names.word('do.silent')}</small>
        ) : (
          <span class="bars" role="img" aria-label={`${face.noise} ${label('ny.noise')}`}>
            {Array.from({ length: face.noise }, (_, i) => (
              <i key={i} />
            ))}
          </span>
        )}
      </span>
      <b class="name">{divisible(face.name, names)}</b>
      <span class={`does ${does.length + demand.length > MUCH ? 'much' : ''}`}>{divisible(bound(does), names)}</span>
      <span class="end">
        <em class={isVain ? 'vain' : ''}>{demand}</em>
        {choice && choice.digit > 0 && <kbd>{choice.digit}</kbd>}
      </span>
    </span>
  );
};

export const Card = (props: Props) => {
  const { desk, face, choice, state } = props;
  const isLong = face.lines.join(' ').length > LONG;
  const look = `card ${face.tone} ${state ?? ''} ${isLong ? 'long' : ''}`;
  if (!choice)
    return (
      <Thing
        desk={desk}
        class={look}
        name={face.name}
        text={cardText(face.card, desk.names.value)}
        more={<p class="dim">{label('card.noise', { n: face.noise })}</p>}
        // A card that has been played or thrown away is nobody's question.
        uses={state === undefined || state === 'chosen' ? [option(K.card, face.card)] : []}
      >
        <Inside {...props} />
      </Thing>
    );
  const marked = desk.armed.value.includes(choice.option.id);
  return (
    <button
      type="button"
      class={`${look} lit ${marked ? 'marked' : ''}`}
      data-option={choice.option.id}
      data-kind={choice.option.kind}
      title={`${choice.text}. ${cardText(face.card, desk.names.value)}`}
      disabled={desk.link.busy.value}
      onClick={() => {
        if (isCoarse() && !marked) desk.arm([choice.option.id]);
        else desk.answer(choice);
      }}
    >
      <Inside {...props} />
    </button>
  );
};
