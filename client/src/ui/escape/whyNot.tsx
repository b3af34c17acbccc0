// Why something cannot be done now, asked of the server when somebody wants to know.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { describe } from 'shared/games/escape/model/options.ts';
import { say } from '../../words.ts';
import type { Desk } from './desk.ts';
import { reasonText } from './phrases.ts';
import { label } from './words.ts';

type Reasons = Readonly<Record<number, string>>;

/** The options that are not offered, each with the rule against it where there is one. */
const useReasons = (desk: Desk, refused: readonly number[]): Reasons => {
  const reasons = useSignal<Reasons>({});
  const open = desk.question.value;
  useEffect(() => {
    reasons.value = {};
    if (!open) return;
    let gone = false;
    for (const id of refused)
      desk.link.why(open.seat, id).then(
        ({ reason }) => {
          const text = reason === null ? null : reasonText(reason, desk.names.peek());
          if (!gone) reasons.value = { ...reasons.value, [id]: text ?? say('refusal.not-offered') };
        },
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [open?.ask, refused.join()]);
  return reasons.value;
};

export const WhyNot = ({ desk, uses }: { desk: Desk; uses: readonly number[] }) => {
  const open = desk.question.value;
  const offered = new Set(open?.options.map(({ id }) => id));
  const refused = open ? uses.filter((id) => !offered.has(id)) : [];
  const reasons = useReasons(desk, refused);
  if (uses.length === 0) return null;
  if (!open) return <p class="why">{label('why.notAsked')}</p>;
  return (
    <>
      {refused.map((id) =>
        reasons[id] === undefined ? null : (
          <p key={id} class="why">
            <b>{desk.say(describe(id))}</b> {reasons[id]}
          </p>
        ),
      )}
    </>
  );
};
