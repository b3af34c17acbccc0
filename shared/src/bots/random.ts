// Any legal answer, each as likely as another: the floor every other bot has to beat, and what fuzzing plays with.
import type { Bot } from './bot.ts';

export const random: Bot = {
  id: 'random',
  choose: (_view, { options }, pick) => {
    const choice = options[pick(options.length)];
    if (choice === undefined) throw new Error('a question without an option');
    return choice.id;
  },
};
