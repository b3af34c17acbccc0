// New York's board: Noise, Missions, its next card, Bosses, Event Level and the clock.
import { BOSSES } from '../../scene/game.ts';
import { Segments } from '../segments.tsx';
import type { Desk } from './desk.ts';
import { NextCard } from './nextCard.tsx';
import { label } from './words.ts';

const NOISE = 10;
const MISSIONS = 4;
const LEVELS = 3;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const Noise = ({ noise, coming }: { noise: number; coming: number }) => (
  <section>
    <div class="row">
      <h2>{label('ny.noise')}</h2>
      <span class="num">
        <b>{noise}</b> {coming > 0 && label('ny.noise.after', { n: coming })}
      </span>
    </div>
    <div class="meter" role="img" aria-label={label('ny.noise.is', { n: noise })} data-noise={noise}>
      {range(NOISE).map((i) => (
        <i key={i} class={i < noise ? 'on' : i < noise + coming ? 'fc' : ''} />
      ))}
    </div>
  </section>
);

const Bosses = ({ desk }: { desk: Desk }) => {
  const { bosses } = desk.view.value;
  const most = Math.max(1, ...BOSSES.map((_, i) => bosses[i * 3 + 1] ?? 0));
  return (
    <section>
      <h2>{label('ny.bosses')}</h2>
      {BOSSES.map((boss, i) => {
        const away = (bosses[i * 3] ?? -1) < 0;
        const points = bosses[i * 3 + 1] ?? 0;
        return (
          <div key={boss} class={`boss ${away ? 'out' : ''}`}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 1l6 3.500v7L8 15l-6-3.500v-7z" />
            </svg>
            <b>{desk.names.value.word(`boss.${boss}`)}</b>
            <span
              class="hp"
              role="img"
              aria-label={`${label('ny.boss.points', { n: points })}${away ? `, ${label('ny.boss.away')}` : ''}`}
            >
              {range(most).map((n) => (
                <i key={n} class={n < points ? 'on' : ''} />
              ))}
            </span>
          </div>
        );
      })}
    </section>
  );
};

const Clock = ({ black, red }: { black: number; red: number }) => {
  const text = label('ny.time.is', { n: black, red });
  return (
    <section class="clock">
      <h2>{label('ny.time')}</h2>
      <Segments value={String(black + red).padStart(2, '0')} label={text} />
      <div class="pips" aria-hidden="true">
        {range(black).map((i) => (
          <i key={i} class="left" />
        ))}
        <i class="hurry" />
        {range(red).map((i) => (
          <i key={i} class="red" />
        ))}
      </div>
    </section>
  );
};

export const NewYork = ({ desk }: { desk: Desk }) => {
  const { newYork, clock } = desk.view.value;
  const [noise = 0, coming = 0, missions = 0, level = 0] = newYork;
  return (
    <aside class="ny" aria-label={label('ny.title')}>
      <Noise noise={noise} coming={coming} />
      <section class="row">
        <h2>{label('ny.missions')}</h2>
        <span class="cubes" role="img" aria-label={label('ny.missions.is', { n: missions })}>
          {range(MISSIONS).map((i) => (
            <i key={i} class={i < missions ? 'on' : ''} />
          ))}
        </span>
      </section>
      <NextCard desk={desk} />
      <Bosses desk={desk} />
      <section class="row">
        <h2>{label('ny.events')}</h2>
        <span class="levels" role="img" aria-label={String(Math.max(1, level))}>
          {range(LEVELS).map((i) => (
            <i key={i} class={i + 1 === Math.max(1, level) ? 'on' : ''}>
              {i + 1}
            </i>
          ))}
        </span>
      </section>
      <Clock black={clock[0] ?? 0} red={clock[1] ?? 0} />
    </aside>
  );
};
