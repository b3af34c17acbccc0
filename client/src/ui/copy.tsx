// A link to hand on: readable, selectable, one press to copy; on a phone, one to send it by whatever its owner sends with.
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

const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Without a secure origin there is no clipboard; the selection is what the old way copies. */
const toClipboard = (link: string): Promise<boolean> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(link).then(
        () => true,
        () => document.execCommand('copy'),
      )
    : Promise.resolve(document.execCommand('copy'));

export const CopyLink = ({ link, label, hint }: Props) => {
  const copied = useSignal(false);
  const id = useId();
  const copy = async () => {
    (document.getElementById(id) as HTMLInputElement | null)?.select();
    copied.value = await toClipboard(link);
    setTimeout(() => {
      copied.value = false;
    }, 2500);
  };
  return (
    <div class="copy">
      <label class={hint === undefined ? 'unseen' : ''} for={id}>
        {hint ?? label}
      </label>
      <input id={id} readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
      <button type="button" class="btn" onClick={copy}>
        <Icon name={copied.value ? 'check' : 'copy'} />
        <span aria-live="polite">{say(copied.value ? 'app.copied' : 'app.copy')}</span>
      </button>
      {canShare() && (
        // Whoever thinks better of it has not met an error.
        <button type="button" class="btn share" onClick={() => navigator.share({ url: link }).catch(() => {})}>
          <Icon name="share" /> {say('app.share')}
        </button>
      )}
    </div>
  );
};
