// The link to hand on. A crew of one has nothing more important to show.
import { useSignal } from '@preact/signals';
import type { CrewView } from '../../net/crewLink.ts';
import { CopyLink } from '../../ui/copy.tsx';
import { LazyQr } from '../../ui/lazyQr.tsx';
import { say } from '../../words.ts';

const linkOf = (crew: CrewView): string => `${location.origin}/crew/${crew.link}`;

/** Who gets in by the link. */
const Hint = ({ crew }: { crew: CrewView }) => (
  <p class={crew.locked ? 'warn' : 'hint'}>{say(crew.locked ? 'crew.invite.locked' : 'crew.invite.hint')}</p>
);

export const FirstInvite = ({ crew }: { crew: CrewView }) => (
  <section class="panel first">
    <div>
      <h2>{say('crew.first.title')}</h2>
      <p>{say('crew.first.text')}</p>
      <CopyLink link={linkOf(crew)} label={say('crew.invite.link')} />
      <Hint crew={crew} />
    </div>
    <LazyQr text={linkOf(crew)} label={say('crew.invite.qr')} />
  </section>
);

export const Invite = ({ crew }: { crew: CrewView }) => {
  const shown = useSignal(false);
  return (
    <section class="panel invite">
      <header>
        <h2>{say('crew.invite')}</h2>
        <button
          type="button"
          class="btn bare"
          aria-expanded={shown.value}
          onClick={() => {
            shown.value = !shown.value;
          }}
        >
          {say(shown.value ? 'crew.invite.hide' : 'crew.invite.show')}
        </button>
      </header>
      <CopyLink link={linkOf(crew)} label={say('crew.invite.link')} />
      {shown.value && <LazyQr text={linkOf(crew)} label={say('crew.invite.qr')} />}
      <Hint crew={crew} />
    </section>
  );
};
