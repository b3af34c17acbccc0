export { CHANCE, type Core, cloneStack, type Frame, isOver, type Seat, WATCHER } from './core.ts';
export { type Event, eventFor, eventInFull, type Told, tell, tellSome } from './events.ts';
export { type Ask, IllegalAnswer, machine } from './machine.ts';
export { kindOf, Offers, option, targetOf } from './offers.ts';
export { AGAIN, type AsksOne, type Handler, type Handlers } from './ops.ts';
export type { Described, Pick, PublicView, Question, Result, Rules, View } from './rules.ts';
export { call, dropRest, finish, restart } from './stack.ts';
export { EVERYONE, hasLearned, learners, NOBODY, only, shown, uncovered } from './zones.ts';
