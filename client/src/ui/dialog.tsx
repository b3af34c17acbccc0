// A sheet over everything, to be read and closed; the browser keeps the focus inside and gives it back.
import '../styles/dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words.ts';
import { Icon } from './icons.tsx';

type Props = {
  title: string;
  class?: string;
  /** Without it the sheet stays until what it asks is answered. */
  close?: () => void;
  children: ComponentChildren;
};

export const Dialog = ({ title, class: look = '', close, children }: Props) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      // The browser may have forgotten where it was called from, once Tab has led out of the page and back.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) (before as HTMLElement | null)?.focus();
      });
    };
  }, []);
  return (
    <dialog
      ref={sheet}
      class={`sheet ${look}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {close && (
          <button type="button" class="btn bare" aria-label={say('app.close')} onClick={close}>
            <Icon name="fight" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
};
