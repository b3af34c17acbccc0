// Choices that lie neither on the map nor among one's own things, set out over the map in groups.
import { describe } from 'shared/games/escape/model/options.ts';
import { say } from '../../words.ts';
import { Action } from './action.tsx';
import { takesOf } from './acts.ts';
import { cardText } from './cards.ts';
import { groupsOf } from './choices.ts';
import type { Desk } from './desk.ts';
import { Thing } from './thing.tsx';
import { label } from './words.ts';

/** What a marked place of the map or a marked card stands for, to be confirmed. */
const Armed = ({ desk }: { desk: Desk }) => {
  const marked = desk.choices.value.filter(({ option }) => desk.armed.value.includes(option.id));
  if (marked.length === 0) return null;
  const { card } = marked[0]!.option;
  return (
    <div class="tray armed">
      {/* On its face a card says it in few words. */}
      {typeof card === 'number' && <p>{cardText(card, desk.names.value)}</p>}
      {marked.map((choice) => (
        <Action key={choice.option.id} desk={desk} choice={choice} loud={marked.length === 1} />
      ))}
      <button type="button" class="btn" onClick={() => desk.arm([])}>
        {say('app.close')}
      </button>
    </div>
  );
};

/** Questions in which something may be taken from the space. */
const TAKING: ReadonlySet<string> = new Set(['timer', 'choose-cards', 'play', 'end-turn', 'free-acts']);

/** What lies here and cannot be taken now: it opens and says why. */
const Refused = ({ desk }: { desk: Desk }) => {
  const open = desk.question.value;
  const mine = desk.mine.value;
  if (!open || !mine || !TAKING.has(open.why)) return null;
  const offered = new Set(open.options.map(({ id }) => id));
  return (
    <>
      {takesOf(desk.view.value, mine.seat)
        .filter((id) => !offered.has(id))
        .map((id) => (
          <Thing key={id} desk={desk} class="btn refused" name={desk.say(describe(id))} uses={[id]}>
            {desk.say(describe(id))}
          </Thing>
        ))}
    </>
  );
};

export const Tray = ({ desk }: { desk: Desk }) => {
  if (desk.armed.value.length > 0) return <Armed desk={desk} />;
  const groups = groupsOf(desk.choices.value);
  return (
    <div class="tray">
      <Refused desk={desk} />
      {groups.map(([group, choices]) => (
        <fieldset key={group} class="group">
          <legend class={group === 'other' ? 'unseen' : ''}>{label(`group.${group}`)}</legend>
          {choices.map((choice) => (
            <Action key={choice.option.id} desk={desk} choice={choice} loud={choice.main} />
          ))}
        </fieldset>
      ))}
    </div>
  );
};
