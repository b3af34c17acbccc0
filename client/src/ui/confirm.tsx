// Are you sure? One sentence of what happens, and two buttons.
import { useSignal } from '@preact/signals';
import { tellRefusal } from '../net/refusals.ts';
import { say } from '../words.ts';
import { Dialog } from './dialog.tsx';

type Props = {
  title: string;
  text: string;
  go: string;
  /** What has to be typed to show that it is meant. */
  word?: string;
  act: () => Promise<unknown>;
  close: () => void;
};

export const Confirm = ({ title, text, go, word, act, close }: Props) => {
  const typed = useSignal('');
  const busy = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    // The button is still there until it is drawn anew: a second press is no second wish.
    if (busy.peek()) return;
    busy.value = true;
    act()
      .then(close, tellRefusal)
      .finally(() => {
        busy.value = false;
      });
  };
  return (
    <Dialog title={title} class="small confirm" close={close}>
      <form onSubmit={submit}>
        <p>{text}</p>
        {word !== undefined && (
          <label class="field">
            <span class="unseen">{word}</span>
            <input
              name="word"
              autocomplete="off"
              placeholder={word}
              value={typed.value}
              onInput={(e) => {
                typed.value = e.currentTarget.value;
              }}
            />
          </label>
        )}
        <div class="row">
          <button type="button" class="btn" onClick={close}>
            {say('app.cancel')}
          </button>
          <button
            type="submit"
            class="btn danger"
            disabled={busy.value || (word !== undefined && typed.value !== word)}
          >
            {go}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
