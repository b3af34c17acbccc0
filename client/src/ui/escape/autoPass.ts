// Windows in which nothing can be done pass by themselves, if the player wants, after a while that says nothing of the hand.
import { useEffect } from 'preact/hooks';
import { autoPass } from '../preferences.ts';
import type { Desk } from './desk.ts';
import { emptyPass } from './emptyPass.ts';

/** Between these, in milliseconds: as long as a glance at the table takes, whatever is in the hand. */
const SHORTEST = 900;
const LONGEST = 2400;

export const useAutoPass = (desk: Desk): void => {
  const open = desk.question.value;
  const pass = autoPass.value ? emptyPass(open) : null;
  useEffect(() => {
    if (pass === null) return;
    const timer = setTimeout(
      () => {
        const choice = desk.choices.peek().find(({ option }) => option.id === pass);
        if (choice && autoPass.peek()) desk.answer(choice);
      },
      SHORTEST + Math.random() * (LONGEST - SHORTEST),
    );
    return () => clearTimeout(timer);
  }, [open?.ask, pass, desk]);
};
