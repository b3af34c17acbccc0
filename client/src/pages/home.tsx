// The first page: who you are, a crew to start, and the way back to what you have.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HouseKey } from 'shared/text';
import { foundCrew, me, refreshMe, savedName, saveMe } from '../net/api.ts';
import { tellRefusal } from '../net/refusals.ts';
import { follow, go } from '../router.ts';
import { Page } from '../ui/head.tsx';
import { Icon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.tsx';
import { Skyline } from '../ui/skyline.tsx';
import { language, say } from '../words.ts';

const StartForm = () => {
  const name = useSignal(savedName());
  const crew = useSignal('');
  const busy = useSignal(false);
  const start = async (event: Event) => {
    event.preventDefault();
    const mine = name.value.trim();
    if (mine === '') return notify(say('home.name.missing'));
    busy.value = true;
    try {
      await saveMe(mine, language.value);
      go(`/crew/${await foundCrew(crew.value.trim() || say('home.crew.default', { name: mine }).slice(0, 24))}`);
    } catch (error) {
      tellRefusal(error);
    } finally {
      busy.value = false;
    }
  };
  const rename = () => {
    const mine = name.value.trim();
    if (mine !== '' && mine !== me.value?.name) saveMe(mine, language.value).catch(tellRefusal);
  };
  return (
    <form class="panel start" onSubmit={start}>
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
          onBlur={rename}
        />
        <small>{say('home.name.hint')}</small>
      </label>
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
        <small>{say('home.crew.hint')}</small>
      </label>
      <button class="btn main big" type="submit" disabled={busy.value}>
        {say('home.crew.go')}
      </button>
    </form>
  );
};

const Mine = () => {
  const known = me.value;
  if (known === null) return null;
  return (
    <div class="mine">
      <section class="panel">
        <h2>{say('home.tables')}</h2>
        {known.tables.length === 0 && <p class="dim">{say('home.tables.none')}</p>}
        <ul class="doors">
          {known.tables.map((table) => (
            <li key={table.table}>
              <a href={`/table/${table.table}`} onClick={follow} class={table.yourTurn ? 'yours' : ''}>
                <b>{table.name}</b>
                <span>{say(table.yourTurn ? 'phase.yours' : (`phase.${table.phase}` as HouseKey))}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section class="panel">
        <h2>{say('home.crews')}</h2>
        {known.crews.length === 0 && <p class="dim">{say('home.crews.none')}</p>}
        <ul class="doors">
          {known.crews.map((crew) => (
            <li key={crew.crew}>
              <a href={`/crew/${crew.crew}`} onClick={follow}>
                <b>{crew.name}</b>
                <Icon name="person" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

export const Home = () => {
  useEffect(() => {
    refreshMe(language.value).catch(tellRefusal);
  }, []);
  return (
    <Page title="">
      <div class="home">
        <Skyline />
        <div class="pitch">
          <h1>{say('home.title')}</h1>
          <p>{say('home.intro')}</p>
          <p class="dim">{say('home.key')}</p>
        </div>
        <StartForm />
        <Mine />
      </div>
    </Page>
  );
};
