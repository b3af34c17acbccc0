// Where the crew is told outside: the address, and whether it works.
import { useSignal } from '@preact/signals';
import type { CrewLink, CrewView } from '../../net/crewLink.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { notify } from '../../ui/notices.tsx';
import { say } from '../../words.ts';

export const Webhook = ({ crew, link }: { crew: CrewView; link: CrewLink }) => {
  const url = useSignal('');
  const busy = useSignal(false);
  const wish = async (act: () => Promise<unknown>) => {
    busy.value = true;
    await act().catch(tellRefusal);
    busy.value = false;
  };
  const save = (event: Event) => {
    event.preventDefault();
    wish(async () => {
      await link.wish('webhook', { url: url.value.trim() });
      url.value = '';
    });
  };
  const test = async () => {
    const { status } = await link.wish('test-webhook', {});
    const arrived = status >= 200 && status < 300;
    notify(arrived ? say('crew.webhook.arrived') : say('crew.webhook.failed', { status }));
  };
  return (
    <form class="webhook" onSubmit={save}>
      <h3>{say('crew.webhook')}</h3>
      <p class="hint">{say('crew.webhook.hint')}</p>
      {crew.notices && (
        <div class="inline">
          <p>{say('crew.webhook.on')}</p>
          <button type="button" class="btn" disabled={busy.value} onClick={() => wish(test)}>
            {say('crew.webhook.test')}
          </button>
          <button
            type="button"
            class="btn"
            disabled={busy.value}
            onClick={() => wish(() => link.wish('webhook', { url: '' }))}
          >
            {say('crew.webhook.off')}
          </button>
        </div>
      )}
      <div class="inline">
        <label class="field">
          <span>{say('crew.webhook.url')}</span>
          <input
            type="url"
            name="webhook"
            maxLength={500}
            autocomplete="off"
            placeholder="https://"
            value={url.value}
            onInput={(e) => {
              url.value = e.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="btn" disabled={busy.value || url.value.trim() === ''}>
          {say('app.save')}
        </button>
      </div>
    </form>
  );
};
