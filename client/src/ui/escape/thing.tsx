// Something of one's own that can be pressed: it opens beside itself and says what it does, what it can do now, and why not.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../../words.ts';
import { Icon } from '../icons.tsx';
import { Popover } from '../popover.tsx';
import { Action } from './action.tsx';
import type { Choice } from './choices.ts';
import type { Desk } from './desk.ts';
import { WhyNot } from './whyNot.tsx';

type Props = {
  desk: Desk;
  class: string;
  name: string;
  /** What it does, by its own rules. */
  text?: string;
  choices?: readonly Choice[];
  /** Options it could have, to be asked about when they are not offered. */
  uses?: readonly number[];
  /** More to be read when it is open. */
  more?: ComponentChildren;
  children: ComponentChildren;
};

export const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;

export const Thing = ({ desk, class: look, name, text, choices = [], uses = [], more, children }: Props) => {
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    open.value = false;
  };
  // One plain answer needs no sheet to read, unless a finger may have slipped.
  const only = choices.length === 1 && choices[0]?.option.kind !== 'act' ? choices[0] : undefined;
  const isAnswer = only !== undefined && !isCoarse();
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`thing ${look} ${choices.length > 0 ? 'lit' : ''}`}
        title={text ? `${name}. ${text}` : name}
        {...(!isAnswer && { 'aria-expanded': open.value, 'aria-haspopup': 'dialog' })}
        {...(only && { 'data-option': only.option.id, 'data-kind': only.option.kind })}
        onClick={() => {
          if (isAnswer) desk.answer(only);
          else open.value = !open.value;
        }}
      >
        {children}
      </button>
      {open.value && (
        <Popover anchor={button} label={name} close={close}>
          <header>
            <h3>{name}</h3>
            <button type="button" class="btn bare" aria-label={say('app.close')} onClick={close}>
              <Icon name="fight" />
            </button>
          </header>
          {text && <p>{text}</p>}
          {more}
          {choices.length > 0 && (
            <div class="acts">
              {choices.map((choice) => (
                <Action key={choice.option.id} desk={desk} choice={{ ...choice, hint: '' }} then={close} />
              ))}
            </div>
          )}
          <WhyNot desk={desk} uses={uses} />
        </Popover>
      )}
    </>
  );
};
