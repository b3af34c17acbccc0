// What lies in the space under the pointer, and why it cannot be picked if it cannot.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { option } from 'shared/engine/offers.ts';
import { K } from 'shared/games/escape/model/options.ts';
import { TILES } from '../../scene/game.ts';
import type { ScreenPoint } from '../../scene/types.ts';
import { choicesAt } from './choices.ts';
import type { Desk } from './desk.ts';
import { reasonText } from './phrases.ts';
import { label } from './words.ts';

export type Under = { readonly space: number; readonly at: ScreenPoint };
const ASK_AFTER = 350;

const contentsOf = (desk: Desk, space: number): string[] => {
  const { prisoners, drivers, cars, cubes, tile, at } = desk.view.value;
  const count = (row: readonly number[], key: 'prisoners' | 'drivers' | 'cars' | 'items') =>
    (row[space] ?? 0) > 0 ? [label(`map.here.${key}`, { n: row[space] ?? 0 })] : [];
  const printed = TILES[tile[space] ?? 0];
  return [
    ...at.flatMap((where, seat) => (where === space ? [desk.names.value.seat(seat)] : [])),
    ...count(prisoners, 'prisoners'),
    ...count(drivers, 'drivers'),
    ...count(cars, 'cars'),
    ...count(cubes, 'items'),
    ...(tile[space] && printed?.event ? [label('map.here.event')] : []),
    ...(tile[space] && printed?.manhole ? [label('map.here.manhole')] : []),
  ];
};

/** Asked only of what is not lit, and only after a moment of rest. */
const useReason = (desk: Desk, space: number): string | null => {
  const reason = useSignal<string | null>(null);
  const open = desk.question.value;
  const asks = open?.options.some(({ kind }) => kind === 'space') ?? false;
  const lit = choicesAt(desk.choices.value, { kind: 'space', target: space }).length > 0;
  useEffect(() => {
    reason.value = null;
    if (!open || !asks || lit) return;
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

export const SpaceTip = ({ desk, under: { space, at } }: { desk: Desk; under: Under }) => {
  const reason = useReason(desk, space);
  const here = contentsOf(desk, space);
  const seen = desk.mine.value?.pois ?? [];
  const poi = seen.findIndex((value, i) => i % 2 === 0 && value === space);
  const lit = choicesAt(desk.choices.value, { kind: 'space', target: space });
  const left = Math.min(at.x + 18, innerWidth - 240);
  const top = Math.min(at.y + 18, innerHeight - 120);
  return (
    <div class="tip" style={{ left: `${left}px`, top: `${top}px` }}>
      <b>{capital(desk.names.value.space(space))}</b>
      {poi >= 0 && !desk.view.value.tile[space] && <i>{desk.names.value.tile(seen[poi + 1] ?? 0)}</i>}
      {here.length > 0 && <span>{here.join(' · ')}</span>}
      {lit.map((choice) => (
        <em key={choice.option.id}>{choice.text}</em>
      ))}
      {reason && <small>{reason}</small>}
    </div>
  );
};
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
