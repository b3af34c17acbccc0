// One's devices: the list, one more, one less, notices on this one, and being forgotten.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DeviceInfo } from 'shared/protocol';
import { deleteMe, deviceLink, devices, revoke } from '../../net/devices.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { CopyLink } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LazyQr } from '../../ui/lazyQr.tsx';
import { notify } from '../../ui/notices.tsx';
import { askForNotices, canNotify, wantsNotices } from '../../ui/turnSign.ts';
import { locale, say } from '../../words.ts';

const when = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
const hour = (at: number): string => new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(at);

const AddDevice = () => {
  const made = useSignal<{ link: string; until: number } | null>(null);
  const make = () =>
    deviceLink().then((link) => {
      made.value = link;
    }, tellRefusal);
  if (made.value === null)
    return (
      <button type="button" class="btn lit" onClick={make}>
        {say('devices.add')}
      </button>
    );
  const { link, until } = made.value;
  return (
    <section class="new-device" aria-live="polite">
      <p>{say('devices.add.text', { time: hour(until) })}</p>
      <CopyLink link={link} label={say('devices.link')} />
      <LazyQr text={link} label={say('devices.qr')} />
    </section>
  );
};

const Notices = () => {
  const set = async (on: boolean) => {
    wantsNotices.value = on && (await askForNotices());
    if (on && !wantsNotices.value) notify(say('devices.notices.blocked'));
  };
  if (!canNotify()) return null;
  return (
    <label class="toggle">
      <input type="checkbox" checked={wantsNotices.value} onChange={(e) => set(e.currentTarget.checked)} />
      <span>
        {say('devices.notices')}
        <small>{say('devices.notices.hint')}</small>
      </span>
    </label>
  );
};

const Devices = ({ close }: { close: () => void }) => {
  const list = useSignal<readonly DeviceInfo[]>([]);
  const asked = useSignal<DeviceInfo | 'me' | null>(null);
  const show = (found: readonly DeviceInfo[]) => {
    list.value = found;
  };
  const answered = () => {
    asked.value = null;
  };
  useEffect(() => {
    devices().then(show, tellRefusal);
  }, []);
  const about = asked.value;
  return (
    <Dialog title={say('devices.title')} class="devices" close={close}>
      <p>{say('devices.text')}</p>
      <ul>
        {list.value.map((device) => (
          <li key={device.id} class={device.here ? 'here' : ''}>
            <b>{device.label}</b>
            <small>{device.here ? say('devices.here') : say('devices.seen', { when: when(device.seen) })}</small>
            {!device.here && (
              <button
                type="button"
                class="btn"
                aria-label={`${say('devices.revoke.go')}: ${device.label}`}
                onClick={() => {
                  asked.value = device;
                }}
              >
                {say('devices.revoke.go')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <AddDevice />
      <Notices />
      <button
        type="button"
        class="btn danger quiet"
        onClick={() => {
          asked.value = 'me';
        }}
      >
        {say('devices.forget')}
      </button>
      {about === 'me' && (
        <Confirm
          title={say('devices.forget')}
          text={say('devices.forget.ask')}
          go={say('devices.forget.go')}
          act={() => deleteMe().then(() => location.replace('/'))}
          close={answered}
        />
      )}
      {about !== null && about !== 'me' && (
        <Confirm
          title={say('devices.revoke', { name: about.label })}
          text={say('devices.revoke.ask')}
          go={say('devices.revoke.go')}
          act={() => revoke(about.id).then(show)}
          close={answered}
        />
      )}
    </Dialog>
  );
};
export default Devices;
