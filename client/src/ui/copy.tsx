// A link to hand on: readable, selectable, one press to copy.
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { say } from '../words.ts';
import { Icon } from './icons.tsx';

type Props = {
  link: string;
  label: string;
  /** What the link is for, where nothing beside it says so. */
  hint?: string;
};

export const CopyLink = ({ link, label, hint }: Props) => {
  const copied = useSignal(false);
  const id = useId();
  const copy = async () => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    field?.select();
    // Without a secure origin there is no clipboard; the selection is what the old way copies.
    await navigator.clipboard?.writeText(link).catch(() => {});
    if (!navigator.clipboard) document.execCommand('copy');
    copied.value = true;
    setTimeout(() => {
      copied.value = false;
    }, 2500);
  };
  return (
    <div class="copy" title={hint}>
      <label class="unseen" for={id}>
        {label}
      </label>
      <input id={id} readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
      <button type="button" class="btn" onClick={copy}>
        <Icon name={copied.value ? 'check' : 'copy'} />
        <span aria-live="polite">{say(copied.value ? 'app.copied' : 'app.copy')}</span>
      </button>
    </div>
  );
};
