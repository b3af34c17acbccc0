// What only this player knows: places and cards looked at, and the Special Actions still beside the board.
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { Icon } from '../icons.tsx';
import { Inside } from './card.tsx';
import { cardText, faceFor } from './cards.ts';
import type { Desk } from './desk.ts';
import type { Names } from './names.ts';
import { Thing } from './thing.tsx';
import { label } from './words.ts';

const pairs = (list: readonly number[]): readonly (readonly [number, number])[] =>
  list.flatMap((first, i) => (i % 2 === 0 ? [[first, list[i + 1] ?? 0] as const] : []));

/** A line for each thing looked at. */
const notesOf = (mine: EscapeMine, tiles: readonly number[], names: Names): readonly string[] => [
  ...pairs(mine.pois)
    .filter(([space]) => !tiles[space])
    .map(([space, tile]) => label('note.place', { space: names.space(space), what: names.tile(tile) })),
  ...pairs(mine.slots).map(([slot, card]) => label('note.case', { n: slot + 1, what: names.held(card) })),
  ...mine.known.flatMap((seat, i) =>
    i % 3 === 0
      ? [
          label('note.supply', {
            seat: names.seat(seat),
            n: (mine.known[i + 1] ?? 0) + 1,
            what: names.held(mine.known[i + 2] ?? 0),
          }),
        ]
      : [],
  ),
];

export const Notes = ({ desk, mine }: { desk: Desk; mine: EscapeMine }) => {
  const notes = notesOf(mine, desk.view.value.tile, desk.names.value);
  return (
    <Thing
      desk={desk}
      class="chip-button"
      name={label('dock.notes')}
      text={notes.length === 0 ? label('dock.notes.none') : ''}
      more={
        <ul class="notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      }
    >
      <Icon name="look" />
      <span class="unseen">{label('dock.notes')}</span>
      <b>{notes.length}</b>
    </Thing>
  );
};

export const Specials = ({ desk, mine }: { desk: Desk; mine: EscapeMine }) => (
  <Thing
    desk={desk}
    class="chip-button"
    name={label('dock.specials')}
    text={label('dock.specials.text')}
    more={
      <div class="fan">
        {mine.beside.map((card) => {
          const face = { ...faceFor(card, desk.names.value), lines: [cardText(card, desk.names.value)] };
          return (
            <div key={card} class={`card ${face.tone}`}>
              <Inside desk={desk} face={face} />
            </div>
          );
        })}
      </div>
    }
  >
    <Icon name="special" />
    <span class="unseen">{label('dock.specials')}</span>
    <b>{mine.beside.length}</b>
  </Thing>
);
