// What the founder may do with a crew: its name, its door, its notices, its people, its end.
import { useSignal } from '@preact/signals';
import type { CrewLink, CrewView, MemberView } from '../../net/crewLink.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { go } from '../../router.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notices.tsx';
import { Sign } from '../../ui/sign.tsx';
import { say } from '../../words.ts';
import { Webhook } from './webhook.tsx';

type Props = { crew: CrewView; link: CrewLink; close: () => void };
type Wish = { what: 'renew' } | { what: 'delete' } | { what: 'remove' | 'hand'; who: MemberView };

const Rename = ({ crew, link }: Props) => {
  const name = useSignal(crew.name);
  const save = (event: Event) => {
    event.preventDefault();
    if (name.value.trim() !== '') link.wish('rename', { name: name.value.trim() }).catch(tellRefusal);
  };
  return (
    <form class="inline" onSubmit={save}>
      <label class="field">
        <span>{say('crew.rename')}</span>
        <input
          name="rename"
          maxLength={24}
          autocomplete="off"
          value={name.value}
          onInput={(e) => {
            name.value = e.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="btn" disabled={name.value.trim() === crew.name}>
        {say('app.save')}
      </button>
    </form>
  );
};

const Asked = ({ crew, link, close, wish }: Props & { wish: Wish }) => {
  if (wish.what === 'renew')
    return (
      <Confirm
        title={say('crew.renew')}
        text={say('crew.renew.ask')}
        go={say('crew.renew')}
        act={() => link.wish('renew-link', {}).then(() => notify(say('crew.renewed')))}
        close={close}
      />
    );
  if (wish.what === 'delete')
    return (
      <Confirm
        title={say('crew.delete')}
        text={say('crew.delete.ask', { name: crew.name })}
        go={say('crew.delete.go')}
        word={crew.name}
        act={() => link.depart('delete-crew', { name: crew.name }).then(() => go('/'))}
        close={close}
      />
    );
  const { name, player } = wish.who;
  return (
    <Confirm
      title={say(`crew.${wish.what}`, { name })}
      text={say(`crew.${wish.what}.ask`, { name })}
      go={say(`crew.${wish.what}.go`)}
      act={() => link.wish(wish.what === 'hand' ? 'hand-over' : 'remove', { player })}
      close={close}
    />
  );
};

const Manage = (props: Props) => {
  const { crew, link, close } = props;
  const asked = useSignal<Wish | null>(null);
  const ask = (wish: Wish) => () => {
    asked.value = wish;
  };
  const others = crew.members.filter(({ player }) => player !== crew.founder);
  return (
    <Dialog title={say('crew.manage.title')} class="manage" close={close}>
      <Rename {...props} />
      <label class="toggle">
        <input
          type="checkbox"
          name="locked"
          checked={crew.locked}
          onChange={(e) => link.wish('lock', { locked: e.currentTarget.checked }).catch(tellRefusal)}
        />
        <span>
          {say('crew.lock')}
          <small>{say('crew.lock.hint')}</small>
        </span>
      </label>
      <button type="button" class="btn" data-wish="renew" onClick={ask({ what: 'renew' })}>
        {say('crew.renew')}
      </button>
      {others.length > 0 && (
        <ul class="people">
          {others.map((who) => (
            <li key={who.player}>
              <Sign colour={who.colour} symbol={who.symbol} />
              <b>{who.name}</b>
              <button
                type="button"
                class="btn"
                aria-label={`${say('crew.hand.go')}: ${who.name}`}
                title={say('crew.hand', { name: who.name })}
                onClick={ask({ what: 'hand', who })}
              >
                {say('crew.hand.go')}
              </button>
              <button
                type="button"
                class="btn"
                aria-label={`${say('crew.remove.go')}: ${who.name}`}
                onClick={ask({ what: 'remove', who })}
              >
                {say('crew.remove.go')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Webhook crew={crew} link={link} />
      <button type="button" class="btn danger quiet" onClick={ask({ what: 'delete' })}>
        {say('crew.delete')}
      </button>
      {asked.value && (
        <Asked
          {...props}
          wish={asked.value}
          close={() => {
            asked.value = null;
          }}
        />
      )}
    </Dialog>
  );
};
export default Manage;
