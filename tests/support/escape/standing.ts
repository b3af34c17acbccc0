// What must be so wherever a game stands, beyond the pieces being there: said as a list of what is not.
import { hasHero } from 'shared/games/escape/board/crowd.ts';
import { SPACES } from 'shared/games/escape/board/map.ts';
import { countLook, DRIVER, FOOT } from 'shared/games/escape/board/marks.ts';
import { carsAt, hasEnemy, isRevealed } from 'shared/games/escape/board/space.ts';
import { LEVEL_BARS } from 'shared/games/escape/content/levels.ts';
import { SLOT_CARDS, SLOT_TOKENS, TOKEN } from 'shared/games/escape/model/places.ts';
import {
  atOf, BAR_SET, CHOSEN, count, get, HAND, hasUsed, KILLS, LEVEL, PAID, SUPPLY, USED,
} from 'shared/games/escape/model/seat.ts'; // biome-ignore format: a list of names
import type { State } from 'shared/games/escape/model/state.ts';

/** Questions put between two plays, when nothing else is under way. */
const AT_REST = ['timer', 'choose-cards', 'play', 'end-turn', 'free-acts'];

const onTheMap = (s: State): (string | false)[] =>
  Array.from({ length: SPACES }, (_, x) => [
    !isRevealed(s, x) && hasEnemy(s, x) && `an Enemy on the empty space ${x}`,
    [FOOT, DRIVER].some((look) => countLook(s, x, look) < 0) && `more marks than Enemies on space ${x}`,
  ]).flat();

const ofHeroes = (s: State): (string | false)[] =>
  Array.from({ length: s.players }, (_, seat) => {
    const bar = LEVEL_BARS[get(s, seat, BAR_SET)]![get(s, seat, LEVEL) - 1] ?? { kills: 0, items: 0 };
    const held = [0, 1, 2].map((slot) => get(s, seat, SUPPLY + slot) !== 0);
    return [
      !isRevealed(s, atOf(s, seat)) && `seat ${seat} on a space that nobody has turned`,
      (get(s, seat, KILLS) > bar.kills || get(s, seat, PAID) > bar.items) && `too much on the bar of seat ${seat}`,
      held.some((is, slot) => is && slot > 0 && !held[slot - 1]) && `a gap in the supply of seat ${seat}`,
    ];
  }).flat();

/** V6: somebody on foot beside a Car, able to take it. */
const hasCarLeft = (s: State, x: number): boolean =>
  carsAt(s, x) > 0 && !hasHero(s, x) && [0, 1, 2, 3].some((damage) => countLook(s, x, FOOT + 2 * damage) > 0);

const atRest = (s: State, why: string): (string | false)[] => [
  s.waitingTimers > 0 && 'a Timer tile waits',
  s.waitingEvents > 0 && 'Events wait',
  s.passenger > 0 && 'somebody still rides along',
  hasUsed(s, s.active, USED.armed) && 'a Weapon still adds to a play that is over',
  (s.presidentTaken !== 0 || s.blackLeft === 0) !== (s.helicopterLanded !== 0) &&
    'the Helicopter is not where it must be',
  Array.from({ length: SPACES }, (_, x) => x).some((x) => hasCarLeft(s, x)) && 'a Prisoner walks beside a Car',
  why === 'choose-cards' &&
    count(get(s, s.active, HAND) | get(s, s.active, CHOSEN)) < 2 &&
    'too few cards to choose from',
];

export const standing = (s: State, why: string): string[] =>
  [
    s.noise > 10 && `${s.noise} Noise`,
    (s.missions < 1 || s.missions > 4) && `${s.missions} Missions`,
    [0, 1, 2, 3].some((slot) => s.places[SLOT_CARDS + slot] === 0 && s.places[SLOT_TOKENS + slot] !== TOKEN.onSlot) &&
      'a Case token without its card',
    ...onTheMap(s),
    ...ofHeroes(s),
    ...(AT_REST.includes(why) ? atRest(s, why) : []),
  ].filter((sentence) => sentence !== false);
