// Who you are, and a crew of your own.
import { useSignal } from '@preact/signals';
import { foundCrew, type Look, me, savedName, saveMe } from '../../net/api.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { go } from '../../router.ts';
import { askForName } from '../../ui/nameForm.tsx';
import { notify } from '../../ui/notices.tsx';
import { Sign } from '../../ui/sign.tsx';
import { language, say } from '../../words.ts';
import { anyLook, LookPicker } from './lookPicker.tsx';

export const StartForm = ({ devices }: { devices: () => void }) => {
  const name = useSignal(savedName());
  const crew = useSignal('');
  const busy = useSignal(false);
  // Whoever is new sees from the start what the others will know them by.
  const look = useSignal<Look>(savedName() === '' ? anyLook() : {});
  const colour = look.value.colour ?? me.value?.colour ?? 'green';
  const symbol = look.value.symbol ?? me.value?.symbol ?? 'circle';
  /** Somebody new is known to the server from their name on. */
  const change = (next: Look) => {
    const mine = name.value.trim();
    look.value = next;
    const isOther = mine !== me.value?.name || next.colour !== undefined || next.symbol !== undefined;
    if (mine !== '' && isOther) saveMe(mine, language.value, next).catch(tellRefusal);
  };
  const start = async (event: Event) => {
    event.preventDefault();
    const mine = name.value.trim();
    if (mine === '') return askForName(event);
    notify('');
    busy.value = true;
    try {
      await saveMe(mine, language.value, look.value);
      go(`/crew/${await foundCrew(crew.value.trim() || say('home.crew.default', { name: mine }).slice(0, 24))}`);
    } catch (error) {
      tellRefusal(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <form class="panel start" onSubmit={start}>
      <label class="field">
        <span>{say('home.name')}</span>
        <span class="signed">
          <Sign colour={colour} symbol={symbol} />
          <input
            name="name"
            maxLength={24}
            autocomplete="nickname"
            value={name.value}
            onInput={(e) => {
              name.value = e.currentTarget.value;
            }}
            onBlur={() => change(look.value)}
          />
        </span>
      </label>
      <LookPicker colour={colour} symbol={symbol} change={(next) => change({ ...look.value, ...next })} />
      <p class="or">{say('home.or')}</p>
      <label class="field">
        <span>{say('home.crew.name')}</span>
        <input
          name="crew"
          maxLength={24}
          autocomplete="off"
          placeholder={say('home.crew.default', { name: name.value.trim() || '…' })}
          value={crew.value}
          onInput={(e) => {
            crew.value = e.currentTarget.value;
          }}
        />
      </label>
      <button class="btn lit large" type="submit" disabled={busy.value}>
        {say('home.crew.go')}
      </button>
      <small class="dim">{say('home.crew.hint')}</small>
      {me.value === null ? (
        <small class="dim">{say('home.key')}</small>
      ) : (
        <button type="button" class="btn bare devices" onClick={devices}>
          {say('home.you')}
        </button>
      )}
    </form>
  );
};
