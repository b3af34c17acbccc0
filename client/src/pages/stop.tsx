// Everything that ends a way: nothing here, no way in, a new version, something broken.
import type { HouseKey } from 'shared/text';
import type { LineState } from '../net/line.ts';
import { follow } from '../router.ts';
import { Page } from '../ui/head.tsx';
import { Skyline } from '../ui/skyline.tsx';
import { say } from '../words.ts';

export type Why =
  | 'notFound'
  | 'unknown'
  | 'member'
  | 'outdated'
  | 'removed'
  | 'private'
  | 'rules'
  | 'locked'
  | 'full'
  | 'offline'
  | 'error';
const ENDS: Partial<Record<LineState, Why>> = {
  outdated: 'outdated',
  unknown: 'unknown',
  'not-member': 'member',
  removed: 'removed',
  private: 'private',
  'other-rules': 'rules',
  locked: 'locked',
  full: 'full',
};
/** The page that ends a line, if this state of it does. */
export const stopFor = (state: LineState): Why | null => ENDS[state] ?? null;

const RELOAD: ReadonlySet<Why> = new Set(['outdated', 'offline', 'error']);

export const Barrier = () => (
  <svg viewBox="0 0 120 40" aria-hidden="true">
    <path class="board" d="M4 12h112v14H4z" />
    <path class="stripes" d="M10 26 24 12M28 26 42 12M46 26 60 12M64 26 78 12M82 26 96 12M100 26 114 12" />
    <path class="legs" d="M22 26v12M98 26v12M14 38h16M90 38h16" />
  </svg>
);

export const Stop = ({ why }: { why: Why }) => {
  const title = say(`stop.${why}.title` as HouseKey);
  return (
    <Page title={title}>
      <Skyline />
      <section class="stop">
        <Barrier />
        <h1>{title}</h1>
        <p>{say(`stop.${why}.text` as HouseKey)}</p>
        <p>
          {RELOAD.has(why) ? (
            <button type="button" class="btn main" onClick={() => location.reload()}>
              {say('app.reload')}
            </button>
          ) : (
            <a class="btn" href="/" onClick={follow}>
              {say('app.back')}
            </a>
          )}
        </p>
      </section>
    </Page>
  );
};
