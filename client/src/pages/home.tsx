// The first page: who you are, a game at once or a crew to start, and the way back to what you have.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiError, me, refreshMe, savedName } from '../net/api.ts';
import { tellRefusal } from '../net/refusals.ts';
import { Page } from '../ui/head.tsx';
import { Icon } from '../ui/icons.tsx';
import { useSheet } from '../ui/later.ts';
import { Skyline } from '../ui/skyline.tsx';
import { showTurn } from '../ui/turnSign.ts';
import { language, roomWords, say } from '../words.ts';
import { Mine } from './home/mine.tsx';
import { StartForm } from './home/startForm.tsx';

const OFTEN = 20_000;
const withWords = async <T,>(load: Promise<T>): Promise<T> => (await Promise.all([load, roomWords()]))[0];
const loadPlay = () => withWords(import('./home/playNow.tsx'));
const loadDevices = () => withWords(import('./home/devices.tsx'));

const PlayNow = ({ close }: { close: () => void }) => {
  const Sheet = useSheet(loadPlay, close);
  return Sheet && <Sheet close={close} />;
};
const Devices = ({ close }: { close: () => void }) => {
  const Sheet = useSheet(loadDevices, close);
  return Sheet && <Sheet close={close} />;
};

/**
 * What is on one's tables changes elsewhere: look again now and then, and whenever somebody or the line comes back.
 * Returns whether the server was out of reach.
 */
const useFreshness = (): boolean => {
  const lost = useSignal(false);
  useEffect(() => {
    const look = (tell: (error: unknown) => void) => {
      if (document.hidden) return;
      refreshMe(language.peek()).then(
        () => {
          lost.value = false;
        },
        (error) => {
          lost.value = error instanceof ApiError && error.code === 'line';
          if (!lost.value) tell(error);
        },
      );
    };
    const again = () => look(() => {});
    look(tellRefusal);
    const timer = setInterval(again, OFTEN);
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  }, []);
  const awaited = me.value?.tables.find(({ yourTurn }) => yourTurn)?.name ?? '';
  useEffect(() => showTurn(awaited), [awaited]);
  return lost.value;
};

export const Home = () => {
  const sheet = useSignal<'' | 'play' | 'devices'>('');
  const close = () => {
    sheet.value = '';
  };
  const lost = useFreshness();
  const known = me.value;
  const awaited = known?.tables.some(({ yourTurn }) => yourTurn) ?? false;
  const isBack = known === null ? savedName() !== '' : known.crews.length + known.tables.length > 0;
  return (
    <Page title="" awaited={awaited}>
      <div class={`home ${isBack ? 'back' : ''}`}>
        <Skyline />
        <div class="pitch">
          <h1>{say('home.title')}</h1>
          <p>{say('home.intro')}</p>
          <div class="play">
            <button
              type="button"
              class="btn main large"
              onClick={() => {
                sheet.value = 'play';
              }}
            >
              <Icon name="move" /> {say('home.play')}
            </button>
            <small>{say('home.play.hint')}</small>
          </div>
        </div>
        <StartForm
          devices={() => {
            sheet.value = 'devices';
          }}
        />
        {isBack && known !== null && <Mine known={known} />}
        {isBack && known === null && (
          <p class="dim" role="status">
            {say(lost ? 'line.lost' : 'line.connecting')}
          </p>
        )}
      </div>
      {sheet.value === 'play' && <PlayNow close={close} />}
      {sheet.value === 'devices' && <Devices close={close} />}
    </Page>
  );
};
