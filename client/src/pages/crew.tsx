// The private lobby of a group: who is here, its tables, what was said, the link to hand on.
import './rooms.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { me, refreshMe, savedName } from '../net/api.ts';
import { CrewLink, type CrewView } from '../net/crewLink.ts';
import { tellRefusal } from '../net/refusals.ts';
import { go, type Route } from '../router.ts';
import { Chat } from '../ui/chat.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Connection } from '../ui/connection.tsx';
import { Page } from '../ui/head.tsx';
import { useSheet } from '../ui/later.ts';
import { NameForm } from '../ui/nameForm.tsx';
import { showTurn } from '../ui/turnSign.ts';
import { language, say } from '../words.ts';
import { FirstInvite, Invite } from './crew/invite.tsx';
import { Members, mute } from './crew/members.tsx';
import { NewTable } from './crew/newTable.tsx';
import { HouseRules } from './crew/rules.tsx';
import { Standings } from './crew/standings.tsx';
import { isMine, Tables } from './crew/tables.tsx';
import { Stop, stopFor } from './stop.tsx';

type Props = { link: CrewLink; crew: CrewView };

const loadManage = () => import('./crew/manage.tsx');
const Manage = (props: Props & { close: () => void }) => {
  const Sheet = useSheet(loadManage, props.close);
  return Sheet && <Sheet {...props} />;
};

const Head = ({ link, crew }: Props) => {
  const sheet = useSignal<'' | 'manage' | 'leave'>('');
  const open = (which: 'manage' | 'leave') => () => {
    sheet.value = which;
  };
  const close = () => {
    sheet.value = '';
  };
  return (
    <header class="crew-head">
      <p class="dim">{say('crew.kind')}</p>
      <h1>{crew.name}</h1>
      {crew.locked && <span class="tag">{say('crew.locked')}</span>}
      <Connection line={link.line} />
      <div class="acts">
        {crew.founder === me.value?.player && (
          <button type="button" class="btn" data-sheet="manage" onClick={open('manage')}>
            {say('crew.manage')}
          </button>
        )}
        <button type="button" class="btn bare" onClick={open('leave')}>
          {say('crew.leave')}
        </button>
      </div>
      {sheet.value === 'manage' && <Manage link={link} crew={crew} close={close} />}
      {sheet.value === 'leave' && (
        <Confirm
          title={say('crew.leave')}
          text={say('crew.leave.ask')}
          go={say('crew.leave.go')}
          act={() => link.depart('leave', {}).then(() => go('/'))}
          close={close}
        />
      )}
    </header>
  );
};

const Talk = ({ link, crew }: Props) => {
  const first = link.lines.value[0];
  return (
    <section class="panel chat-panel">
      <h2>{say('chat.title')}</h2>
      <Chat
        label={say('chat.title')}
        lines={link.lines.value}
        send={(text) => link.wish('say', { text })}
        remove={(line) => link.wish('unsay', { line: line.id })}
        removesAll={crew.founder === me.value?.player}
        mute={(player) => mute(link, player, true)}
        signOf={(player) => crew.members.find((one) => one.player === player)}
        more={link.more.value && first ? () => link.read(first.seq) : undefined}
      />
    </section>
  );
};

const Open = (props: Props) => {
  const { link, crew } = props;
  const isNew = crew.members.length === 1;
  return (
    <div class="crew">
      <Head {...props} />
      <div class="main">
        {isNew && <FirstInvite crew={crew} />}
        <Tables crew={crew}>
          <NewTable crew={crew} link={link} made={(table) => go(`/table/${table}`)} />
        </Tables>
        <Standings crew={crew} />
        <HouseRules {...props} />
      </div>
      <aside>
        <div class="beside">
          {!isNew && <Invite crew={crew} />}
          <section class="panel who-is-here">
            <h2>{say('crew.members')}</h2>
            <Members {...props} />
          </section>
        </div>
        <Talk {...props} />
      </aside>
    </div>
  );
};

const Joined = ({ secret }: { secret: string }) => {
  const link = useSignal<CrewLink | null>(null);
  useEffect(() => {
    const opened = new CrewLink(secret);
    link.value = opened;
    return () => opened.close();
  }, [secret]);
  useEffect(() => {
    refreshMe(language.peek()).catch(tellRefusal);
  }, []);
  const crew = link.value?.crew.value ?? null;
  const awaited = crew?.tables.find(isMine);
  useEffect(() => showTurn(awaited?.name ?? '', () => awaited && go(`/table/${awaited.id}`)), [awaited?.id]);
  if (link.value === null) return null;
  const why = stopFor(link.value.line.state.value);
  if (why && !link.value.departing) return <Stop why={why} />;
  return (
    <Page title={crew?.name ?? say('crew.kind')} awaited={awaited !== undefined}>
      {crew ? (
        <Open link={link.value} crew={crew} />
      ) : (
        <p class="loading">
          <Connection line={link.value.line} />
        </p>
      )}
    </Page>
  );
};

const Crew = ({ route }: { route: Route }) => {
  const named = useSignal(savedName() !== '');
  if (route.page !== 'crew') return null;
  if (named.value) return <Joined secret={route.crew} />;
  return (
    <Page title={say('crew.join.title')}>
      <NameForm
        done={() => {
          named.value = true;
        }}
      />
    </Page>
  );
};
export default Crew;
