// The private lobby of a group: who is here, its tables, a new one, the link to hand on.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { savedName } from '../net/api.ts';
import { CrewLink, type CrewView } from '../net/crewLink.ts';
import { go, type Route } from '../router.ts';
import { Connection } from '../ui/connection.tsx';
import { CopyLink } from '../ui/copy.tsx';
import { Page } from '../ui/head.tsx';
import { NameForm } from '../ui/nameForm.tsx';
import { say } from '../words.ts';
import { Members, Tables } from './crew/lists.tsx';
import { NewTable } from './crew/newTable.tsx';
import { Stop, stopFor } from './stop.tsx';

const Open = ({ link, crew }: { link: CrewLink; crew: CrewView }) => (
  <div class="crew">
    <header class="crew-head">
      <p class="dim">{say('crew.kind')}</p>
      <h1>{crew.name}</h1>
      <Connection line={link.line} />
    </header>
    <section class="panel tables">
      <h2>{say('crew.tables')}</h2>
      <Tables crew={crew} />
    </section>
    <aside>
      <NewTable crew={crew} link={link} made={(table) => go(`/table/${table}`)} />
      <section class="panel">
        <h2>{say('crew.members')}</h2>
        <Members crew={crew} />
      </section>
      <section class="panel">
        <h2>{say('crew.invite')}</h2>
        <CopyLink link={location.origin + location.pathname} label={say('crew.invite.link')} />
        <p class="hint">{say('crew.invite.hint')}</p>
      </section>
    </aside>
  </div>
);

const Joined = ({ secret }: { secret: string }) => {
  const link = useSignal<CrewLink | null>(null);
  useEffect(() => {
    const opened = new CrewLink(secret);
    link.value = opened;
    return () => opened.close();
  }, [secret]);
  if (link.value === null) return null;
  const why = stopFor(link.value.line.state.value);
  if (why) return <Stop why={why} />;
  const crew = link.value.crew.value;
  return (
    <Page title={crew?.name ?? say('crew.kind')}>
      {crew ? <Open link={link.value} crew={crew} /> : <Connection line={link.value.line} />}
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
