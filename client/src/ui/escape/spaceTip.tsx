// What lies under the pointer or a long press, and why it cannot be picked if it cannot.
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { option } from 'shared/engine/offers.ts';
import { K } from 'shared/games/escape/model/options.ts';
import type { ScreenPoint, Spot } from '../../scene/types.ts';
import { choicesAt } from './choices.ts';
import type { Desk } from './desk.ts';
import { reasonText } from './phrases.ts';
import { tipOf } from './tipText.ts';

/** `lit` is what it should not hide. */
export type Under = Spot & { readonly at: ScreenPoint; readonly lit: readonly ScreenPoint[] };
const ASK_AFTER = 350;
const WIDE = 320;
const AWAY = 18;
/** Past a space, and how much of one is to be seen round its middle. */
const FAR = 64;
const ROUND = 26;

/** Asked only of what is not lit, and only after a moment of rest. */
const useReason = (desk: Desk, space: number): string | null => {
  const reason = useSignal<string | null>(null);
  const open = desk.question.value;
  const asks = open?.options.some(({ kind }) => kind === 'space') ?? false;
  const lit = choicesAt(desk.choices.value, { kind: 'space', target: space }).length > 0;
  useEffect(() => {
    reason.value = null;
    if (!open || !asks || lit || space < 0) return;
    const timer = setTimeout(() => {
      desk.link.why(open.seat, option(K.space, space)).then(
        (reply) => {
          reason.value = reply.reason;
        },
        () => {},
      );
    }, ASK_AFTER);
    return () => clearTimeout(timer);
  }, [space, open?.ask, lit]);
  return reason.value === null ? null : reasonText(reason.value, desk.names.value);
};

const EDGE = 8;
const within = (at: number, length: number, room: number): number => Math.max(EDGE, Math.min(at, room - length - EDGE));
type Size = { readonly width: number; readonly height: number };
type Corner = { readonly left: number; readonly top: number };
const hides = ({ left, top }: Corner, { width, height }: Size, { x, y }: ScreenPoint): boolean =>
  x > left - ROUND && x < left + width + ROUND && y > top - ROUND && y < top + height + ROUND;

/**
 * Beside the pointer, above it where there is more room above; a long one moves up or down until it is seen whole.
 * It goes to another side, or further away, where it hides less of what is to be seen.
 */
export const tipPlace = (
  { x, y }: ScreenPoint,
  tip: Size,
  window: Size,
  clear: readonly ScreenPoint[] = [],
): Corner => {
  const up = y > window.height / 2;
  const places = [AWAY, FAR].flatMap((away) =>
    [up, !up].flatMap((above) =>
      [x + away, x - away - tip.width].map((left) => ({
        left: within(left, tip.width, window.width),
        top: within(above ? y - away - tip.height : y + away, tip.height, window.height),
      })),
    ),
  );
  const hidden = places.map((place) => clear.filter((point) => hides(place, tip, point)).length);
  return places[hidden.indexOf(Math.min(...hidden))]!;
};

/** What this player alone has seen of a place. */
const Seen = ({ desk, space }: { desk: Desk; space: number }) => {
  const seen = desk.mine.value?.pois ?? [];
  const poi = seen.findIndex((value, i) => i % 2 === 0 && value === space);
  if (poi < 0 || desk.view.value.tile[space]) return null;
  return <i>{desk.names.value.tile(seen[poi + 1] ?? 0)}</i>;
};

export const SpaceTip = ({ desk, under }: { desk: Desk; under: Under }) => {
  const { kind, target, at, lit } = under;
  const space = kind === 'space' ? target : -1;
  const reason = useReason(desk, space);
  const { title, text, entries } = tipOf(under, { names: desk.names.value, view: desk.view.value });
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = tipPlace(at, size, { width: innerWidth, height: innerHeight }, lit);
    element.style.translate = `${left}px ${top}px`;
  });
  return (
    <div ref={box} class="tip" style={{ maxWidth: `${WIDE}px` }}>
      <b>{title}</b>
      <Seen desk={desk} space={space} />
      {text !== '' && <span>{text}</span>}
      {choicesAt(desk.choices.value, under).map((choice) => (
        <em key={choice.option.id}>{choice.text}</em>
      ))}
      {reason && <small>{reason}</small>}
      {entries.length > 0 && (
        <dl>
          {entries.map((entry, i) => (
            <div key={i}>
              <dt>
                {entry.name} {entry.note !== '' && <u>{entry.note}</u>}
              </dt>
              <dd>{entry.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
