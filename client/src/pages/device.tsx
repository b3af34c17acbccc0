// The other end of a link that adds a device: it is spent by a press on this page, never by being opened.
import { useSignal } from '@preact/signals';
import { savedName } from '../net/api.ts';
import { becomeBy } from '../net/devices.ts';
import { tellRefusal } from '../net/refusals.ts';
import { follow, go } from '../router.ts';
import { Page } from '../ui/head.tsx';
import { Skyline } from '../ui/skyline.tsx';
import { say } from '../words.ts';

const Device = () => {
  const busy = useSignal(false);
  const code = location.hash.slice(1);
  const before = savedName();
  const spend = async () => {
    busy.value = true;
    try {
      await becomeBy(code);
      go('/');
    } catch (error) {
      tellRefusal(error);
      busy.value = false;
    }
  };
  return (
    <Page title={say('device.title')}>
      <Skyline />
      <section class="panel narrow device">
        <h1>{say('device.title')}</h1>
        <p>{say(code === '' ? 'device.none' : 'device.text')}</p>
        {code !== '' && before !== '' && <p class="warn">{say('device.known', { name: before })}</p>}
        {code === '' ? (
          <a class="btn" href="/" onClick={follow}>
            {say('app.back')}
          </a>
        ) : (
          <button type="button" class="btn main large" disabled={busy.value} onClick={spend}>
            {before === '' ? say('device.go') : say('device.known.go', { name: before })}
          </button>
        )}
      </section>
    </Page>
  );
};
export default Device;
