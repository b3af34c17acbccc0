// The end: who got out, who was left behind, and what everybody was hiding.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { follow, go } from '../../router.ts';
import { language, say } from '../../words.ts';
import { Dialog } from '../dialog.tsx';
import { Icon, Shape } from '../icons.tsx';
import type { Desk } from './desk.ts';
import { casesLeft, type Ending, endingOf, isAnnounced } from './ending.ts';
import { progressOf } from './goals.ts';
import { heroClass } from './top.tsx';
import { label } from './words.ts';

/** A list as the reader's language says it. */
const names = (desk: Desk, seats: readonly number[]): string =>
  new Intl.ListFormat(language.value).format(seats.map((seat) => desk.names.value.seat(seat)));

const headline = (desk: Desk, { kind, winners, behind }: Ending): string => {
  const held = desk.held.value;
  if (winners.length > 0 && held.length > 0 && held.every((seat) => behind.includes(seat)))
    return label('over.without', { seats: names(desk, winners) });
  if (kind === 'together')
    return held.length > 0 ? label('over.together') : label('over.out', { seats: names(desk, winners) });
  // Whoever plays several heroes has got only one of them out.
  if (kind === 'alone' && held.length === 1) return label('over.alone.you');
  if (kind === 'alone') return label('over.alone', { seat: names(desk, winners) });
  return kind === 'lost' ? label('over.lost') : label('over.abandoned');
};

const Objective = ({ desk, mine, colour }: { desk: Desk; mine: EscapeMine; colour: 'blue' | 'purple' }) => {
  const number = mine[colour];
  if (number === 0) return null;
  const isMet = progressOf(number, desk.view.value, mine).isMet;
  return (
    <span class={`goal ${colour} ${isMet ? 'met' : ''}`}>
      {isMet && <Icon name="check" />}
      {desk.names.value.objective(number)}
    </span>
  );
};

const Secrets = ({ desk, mine, ending }: { desk: Desk; mine: EscapeMine; ending: Ending }) => {
  const words = desk.names.value;
  const won = ending.winners.includes(mine.seat);
  const supply = mine.supply.filter((card) => card > 0).map((card) => words.held(card));
  const hand = [...mine.hand, ...mine.chosen].map((card) => words.card(card));
  const done = Math.min(3, (desk.view.value.level[mine.seat] ?? 1) - 1);
  return (
    <li class={`${heroClass(desk, mine.seat)} ${won ? 'won' : ''}`} data-secrets={mine.seat}>
      <b>
        <Shape hero={desk.view.value.hero[mine.seat] ?? 0} /> {words.seat(mine.seat)}
        <small>
          {desk.table.value.seats[mine.seat]?.name} · {label('over.level', { n: done })}
        </small>
        <em>{label(won ? 'over.won' : 'over.lost.one')}</em>
      </b>
      <span class="goals">
        <Objective desk={desk} mine={mine} colour="blue" />
        <Objective desk={desk} mine={mine} colour="purple" />
      </span>
      <span>{label('heroes.supply', { cards: supply.join(', ') || label('heroes.supply.none') })}</span>
      <small>
        {label('over.hand')}: {hand.join(', ') || '–'}
      </small>
    </li>
  );
};

const Cases = ({ desk }: { desk: Desk }) => {
  const left = casesLeft(desk.view.value).map(({ n, card }) => {
    const what = desk.names.value.held(card);
    return label('note.case', { n, what });
  });
  return left.length === 0 ? null : <p>{left.join(' · ')}</p>;
};

const Seed = ({ desk }: { desk: Desk }) => {
  const { seed, seedHash } = desk.table.value;
  const isTrue = useSignal<boolean | null>(null);
  useEffect(() => {
    isAnnounced(seed, seedHash).then(
      (holds) => {
        isTrue.value = holds;
      },
      () => {},
    );
  }, [seed, seedHash]);
  if (seed === '') return null;
  return (
    <details class="seed">
      <summary>
        {isTrue.value === true && <Icon name="check" />}
        {label(isTrue.value === false ? 'over.seed.wrong' : 'over.seed')}
      </summary>
      <p>{label('over.seed.text', { seed, hash: seedHash })}</p>
    </details>
  );
};

/** A table for the same people: made by the first who wants it, joined by the others. */
const Rematch = ({ desk }: { desk: Desk }) => {
  const { next } = desk.table.value;
  if (next !== '')
    return (
      <a class="btn main" href={`/table/${next}`} onClick={follow}>
        {label('over.rematch.go')}
      </a>
    );
  if (desk.held.value.length === 0) return null;
  return (
    <button
      type="button"
      class="btn main"
      data-rematch
      disabled={desk.link.busy.value}
      onClick={() =>
        desk.wish('rematch', {}).then(
          ({ table }) => go(`/table/${table}`),
          () => {},
        )
      }
    >
      {label('over.rematch')}
    </button>
  );
};

export const Over = ({ desk }: { desk: Desk }) => {
  const closed = useSignal(false);
  if (desk.table.value.phase !== 'over') return null;
  const open = (shown: boolean) => {
    closed.value = !shown;
  };
  if (closed.value)
    return (
      <button type="button" class="btn main over-again" onClick={() => open(true)}>
        {label('over.show')}
      </button>
    );
  const ending = endingOf(desk.view.value, desk.table.value.seats.length);
  const all = (desk.link.all.value ?? []) as readonly EscapeMine[];
  const held = desk.held.value;
  // Somebody who looks on is glad for whoever got out.
  const lost = ending.winners.length === 0 || (held.length > 0 && !held.some((seat) => ending.winners.includes(seat)));
  return (
    <Dialog title={headline(desk, ending)} class={`over ${lost ? 'lost' : 'won'}`} close={() => open(false)}>
      {ending.behind.length > 0 && (
        <p class="behind">
          {label(ending.kind === 'alone' ? 'over.betrayed' : 'over.left-behind', {
            seat: names(desk, ending.winners),
            seats: names(desk, ending.behind),
          })}
        </p>
      )}
      {all.length > 0 && (
        <section aria-label={label('over.secrets')}>
          <h3>{label('over.secrets')}</h3>
          <ul>
            {all.map((mine) => (
              <Secrets key={mine.seat} desk={desk} mine={mine} ending={ending} />
            ))}
          </ul>
          <Cases desk={desk} />
        </section>
      )}
      <Seed desk={desk} />
      <p class="row">
        <Rematch desk={desk} />
        <button type="button" class="btn" onClick={() => open(false)}>
          {label('over.close')}
        </button>
        <a class="btn" href="/" onClick={follow}>
          {say('app.home')}
        </a>
      </p>
    </Dialog>
  );
};
