// The three Bosses: who has come, where they are, what they can still take.
import { BOSSES } from '../../scene/game.ts';
import type { Desk } from './desk.ts';
import { bossText } from './phrases.ts';
import { Thing } from './thing.tsx';
import { label } from './words.ts';

const FIELDS = 3;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const Bosses = ({ desk }: { desk: Desk }) => {
  const { bosses } = desk.shown.value;
  const names = desk.names.value;
  const most = Math.max(1, ...BOSSES.map((_, i) => bosses[i * FIELDS + 1] ?? 0));
  return (
    <section>
      <h2>{label('ny.bosses')}</h2>
      {BOSSES.map((boss, i) => {
        const [space = -1, points = 0] = bosses.slice(i * FIELDS);
        const isAway = space < 0;
        const state = bossText(space, names);
        return (
          <Thing
            key={boss}
            desk={desk}
            class={`boss ${isAway ? 'out' : ''}`}
            name={names.word(`boss.${boss}`)}
            text={names.word(`boss.${boss}.text`)}
            more={
              <>
                <p>
                  {label('ny.boss.points', { n: points })} · {state}
                </p>
                {!isAway && (
                  <button type="button" class="btn" onClick={() => desk.lookAt(space)}>
                    {label('ny.boss.look')}
                  </button>
                )}
              </>
            }
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 1l6 3.500v7L8 15l-6-3.500v-7z" />
            </svg>
            <b>{names.word(`boss.${boss}`)}</b>
            <span class="hp" role="img" aria-label={`${label('ny.boss.points', { n: points })}, ${state}`}>
              {range(most).map((n) => (
                <i key={n} class={n < points ? 'on' : ''} />
              ))}
            </span>
          </Thing>
        );
      })}
    </section>
  );
};
