export type { Bot } from './bot.ts';
export { random } from './random.ts';
