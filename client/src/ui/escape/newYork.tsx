// New York's board: Noise, Missions, its next card, Bosses, Event Level and the clock.
import { Segments } from '../segments.tsx';
import { Bosses } from './bosses.tsx';
import type { Desk } from './desk.ts';
import { timeLeft } from './ending.ts';
import { NextCard } from './nextCard.tsx';
import { Thing } from './thing.tsx';
import { label } from './words.ts';

const NOISE = 10;
const MISSIONS = 4;
const LEVELS = 3;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

type Term = 'noise' | 'mission' | 'event-level' | 'timer';
/** A heading that says, when it is pressed or pointed at, what stands under it. */
const Heading = ({ desk, term, name, now }: { desk: Desk; term: Term; name: string; now: string }) => (
  <Thing
    desk={desk}
    class="term"
    name={name}
    text={desk.names.value.word(`term.${term}.text`)}
    more={<p class="dim">{now}</p>}
  >
    {name}
  </Thing>
);

const Noise = ({ desk, noise, coming }: { desk: Desk; noise: number; coming: number }) => (
  <section>
    <div class="row">
      <Heading desk={desk} term="noise" name={label('ny.noise')} now={label('ny.noise.is', { n: noise })} />
      <span class="num">
        <b>{noise}</b> {coming > 0 && label('ny.noise.after', { n: coming })}
      </span>
    </div>
    <div class="meter" role="img" aria-label={label('ny.noise.is', { n: noise })} data-noise={noise}>
      {range(NOISE).map((i) => (
        <i key={i} class={i < noise ? 'on' : i < noise + coming ? 'fc' : ''} style={{ '--i': i }} />
      ))}
    </div>
  </section>
);

const timeText = (black: number, red: number): string => {
  if (black > 0) return label('ny.time.is', { n: black, red });
  return red > 0 ? label('ny.time.red', { n: red }) : label('ny.time.up');
};

const Clock = ({ desk }: { desk: Desk }) => {
  const { black, red } = timeLeft(desk.shown.value);
  const text = timeText(black, red);
  return (
    <section class="clock">
      <Heading desk={desk} term="timer" name={label('ny.time')} now={text} />
      <Segments value={String(black + red).padStart(2, '0')} label={text} />
      <div class="pips" aria-hidden="true">
        {range(black).map((i) => (
          <i key={i} class="left" />
        ))}
        {black > 0 && <i class="hurry" />}
        {range(red).map((i) => (
          <i key={i} class="red" />
        ))}
      </div>
    </section>
  );
};

export const NewYork = ({ desk }: { desk: Desk }) => {
  const { newYork } = desk.shown.value;
  const [noise = 0, coming = 0, missions = 0, level = 0] = newYork;
  return (
    <aside class="ny" id="city" aria-label={label('ny.title')}>
      <Noise desk={desk} noise={noise} coming={coming} />
      <section class="row">
        <Heading
          desk={desk}
          term="mission"
          name={label('ny.missions')}
          now={label('ny.missions.is', { n: missions })}
        />
        <span class="cubes" role="img" aria-label={label('ny.missions.is', { n: missions })}>
          {range(MISSIONS).map((i) => (
            <i key={i} class={i < missions ? 'on' : ''} />
          ))}
        </span>
      </section>
      <NextCard desk={desk} />
      <Bosses desk={desk} />
      <section class="row">
        <Heading desk={desk} term="event-level" name={label('ny.events')} now={String(Math.max(1, level))} />
        <span class="levels" role="img" aria-label={String(Math.max(1, level))}>
          {range(LEVELS).map((i) => (
            <i key={i} class={i + 1 === Math.max(1, level) ? 'on' : ''}>
              {i + 1}
            </i>
          ))}
        </span>
      </section>
      <Clock desk={desk} />
    </aside>
  );
};
