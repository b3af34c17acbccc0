// Questions whose answers are cards to be read: each card at reading size, with its sentence.
import type { Described } from 'shared/engine/rules.ts';
import { isCase } from 'shared/games/escape/model/names.ts';
import { Dialog } from '../dialog.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { cardText, faceFor } from './cards.ts';
import { type Choice, isDialog } from './choices.ts';
import type { Desk } from './desk.ts';
import { askText } from './phrases.ts';
import { ShowCards } from './showCards.tsx';
import { canUndo, Undo } from './undo.tsx';
import { label } from './words.ts';

type Big = { readonly icon: IconName; readonly tone: string; readonly name: string; readonly text: string };

const bigOf = (desk: Desk, option: Described, text: string): Big => {
  const names = desk.names.value;
  const { card, held, objective, branch } = option;
  if (typeof card === 'number') {
    const face = faceFor(card, names);
    return { icon: face.icon, tone: face.tone, name: face.name, text: cardText(card, names) };
  }
  if (typeof held === 'number')
    return { icon: isCase(held) ? 'case' : 'item', tone: 'move', name: names.held(held), text: names.heldText(held) };
  if (typeof objective === 'number') {
    const tone = desk.question.value?.about[0] === 1 ? 'trick' : 'help';
    return { icon: 'blue', tone, name: names.objective(objective), text: names.objectiveText(objective) };
  }
  return { icon: 'blue', tone: branch === 1 ? 'trick' : 'help', name: text, text: '' };
};

const BigCard = ({ desk, choice }: { desk: Desk; choice: Choice }) => {
  const big = bigOf(desk, choice.option, choice.text);
  const isOwn = choice.option.kind === 'objective' && isKept(desk, Number(choice.option.objective));
  return (
    <button
      type="button"
      class={`big ${big.tone}`}
      data-option={choice.option.id}
      data-kind={choice.option.kind}
      disabled={desk.link.busy.value}
      onClick={() => desk.answer(choice)}
    >
      <Icon name={big.icon} />
      <b>{big.name}</b>
      <span>{big.text}</span>
      {isOwn && <em>{label('question.yours')}</em>}
      {choice.digit > 0 && <kbd>{choice.digit}</kbd>}
    </button>
  );
};
const isKept = (desk: Desk, objective: number): boolean =>
  desk.mine.value?.blue === objective || desk.mine.value?.purple === objective;

/** The line on top cannot be reached while a dialog asks. */
const Back = ({ desk }: { desk: Desk }) =>
  canUndo(desk) ? (
    <p class="row back">
      <Undo desk={desk} />
    </p>
  ) : null;

export const Questions = ({ desk }: { desk: Desk }) => {
  const open = desk.question.value;
  if (open === null || !isDialog(open.why)) return null;
  const title = askText(open, desk.names.value);
  const key = open.ask;
  if (open.why === 'show-cards')
    return (
      <Dialog key={key} title={capital(title)} class="asks">
        <ShowCards desk={desk} />
        <Back desk={desk} />
      </Dialog>
    );
  return (
    <Dialog key={key} title={capital(title)} class="asks">
      <div class="bigs">
        {desk.choices.value.map((choice) => (
          <BigCard key={choice.option.id} desk={desk} choice={choice} />
        ))}
      </div>
      <Back desk={desk} />
    </Dialog>
  );
};
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
