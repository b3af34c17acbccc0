// Sounds that belong to no motion: one is asked, the game is over.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sound, startSound } from '../../sound/index.ts';
import type { Desk } from './desk.ts';

export const useChimes = (desk: Desk): void => {
  useEffect(startSound, []);
  useEffect(() => {
    // What was so when the page was opened makes no sound.
    let [asked, over] = [desk.question.peek() !== null, desk.table.peek().phase === 'over'];
    return effect(() => {
      const [nowAsked, nowOver] = [desk.question.value !== null, desk.table.value.phase === 'over'];
      const [, winners = 0] = desk.view.value.outcome;
      if (nowAsked && !asked) sound('turn');
      if (nowOver && !over) sound(desk.held.value.some((seat) => (winners >> seat) & 1) ? 'won' : 'lost');
      [asked, over] = [nowAsked, nowOver];
    });
  }, [desk]);
};
