// Who are you? Asked of whoever comes by a link before they have a name.
import { useSignal } from '@preact/signals';
import { saveMe } from '../net/api.ts';
import { tellRefusal } from '../net/refusals.ts';
import { language, say } from '../words.ts';
import { notify } from './notices.tsx';
import { Skyline } from './skyline.tsx';

/** Says what is missing, and puts the cursor where it is missed. */
export const askForName = ({ currentTarget }: Event): void => {
  (currentTarget as HTMLFormElement).querySelector<HTMLInputElement>('[name="name"]')?.focus();
  notify(say('home.name.missing'));
};

type Props = { done: () => void; title?: string; hint?: string; go?: string };

export const NameForm = ({ done, title, hint, go }: Props) => {
  const name = useSignal('');
  const enter = (event: Event) => {
    event.preventDefault();
    if (name.value.trim() === '') return askForName(event);
    notify('');
    saveMe(name.value.trim(), language.value).then(done, tellRefusal);
  };
  return (
    <>
      <Skyline />
      <form class="panel narrow" onSubmit={enter}>
        <h1>{title ?? say('crew.join.title')}</h1>
        <p>{hint ?? say('crew.join.hint')}</p>
        <label class="field">
          <span>{say('home.name')}</span>
          <input
            name="name"
            maxLength={24}
            autocomplete="nickname"
            value={name.value}
            onInput={(e) => {
              name.value = e.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="btn main large">
          {go ?? say('crew.join.go')}
        </button>
        <small class="dim">
          {say('join.what')} {say('home.key')}
        </small>
      </form>
    </>
  );
};
