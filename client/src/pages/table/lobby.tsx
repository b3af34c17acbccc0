// Before the game: who plays whom, by which rules, and a word beforehand.
import type { Lexicon } from '../../games.ts';
import { me } from '../../net/api.ts';
import { tellRefusal } from '../../net/refusals.ts';
import type { TableLink, TableView } from '../../net/tableLink.ts';
import { cameFrom, follow } from '../../router.ts';
import { Chat } from '../../ui/chat.tsx';
import { Connection } from '../../ui/connection.tsx';
import { CopyLink } from '../../ui/copy.tsx';
import { Page } from '../../ui/head.tsx';
import { Icon } from '../../ui/icons.tsx';
import { type Options, Variants } from '../../ui/variants.tsx';
import { say } from '../../words.ts';
import { crewAround } from './crewAround.ts';
import { Roles } from './roles.tsx';
import { Seats } from './seats.tsx';
import { Settings } from './settings.tsx';
import { Start } from './start.tsx';

export type LobbyProps = { link: TableLink; table: TableView; ui: Lexicon };

const Rules = ({ link, table, ui, isHost }: LobbyProps & { isHost: boolean }) => {
  const change = (options: Options) => {
    link.wish('settings', { options }).catch(tellRefusal);
  };
  return (
    <section class="panel">
      <h2>{say('lobby.variants')}</h2>
      <Variants
        variants={ui.variants()}
        options={JSON.parse(table.options) as Options}
        change={isHost ? change : undefined}
        none={say('lobby.variants.none')}
      />
    </section>
  );
};

/** Whoever came by a watch link talks to those who look on. */
const Talk = ({ link }: LobbyProps) => {
  const { talk } = link;
  return (
    <section class="panel chat-panel">
      <h2>{say('chat.title')}</h2>
      <Chat
        label={say('chat.title')}
        lines={talk.lines.value}
        send={(text) => talk.say(link.byLink ? 'watchers' : 'table', '', text)}
        remove={(line) => {
          const said = talk.lines.peek().find(({ id }) => id === line.id);
          return said ? talk.unsay(said) : Promise.resolve();
        }}
      />
    </section>
  );
};

export const Lobby = (props: LobbyProps) => {
  const { link, table } = props;
  const isHost = table.host === link.player.value;
  // Whoever has no seat counts as looking on; oneself is no news.
  const isSeated = table.seats.some(({ player }) => player === link.player.value);
  const others = table.watchers - (isSeated ? 0 : 1);
  const crew = crewAround(link.id, me.value, cameFrom());
  return (
    <Page title={table.name}>
      <div class="lobby">
        <header class="crew-head">
          <p class="dim">{table.name}</p>
          <h1>{say('lobby.title')}</h1>
          <Connection line={link.line} />
          <div class="acts">
            {others > 0 && (
              <span class="chip">
                <Icon name="look" /> {say('table.watching', { n: others })}
              </span>
            )}
            {!link.byLink && (
              <a class="btn bare" href={crew === null ? '/' : `/crew/${crew}`} onClick={follow}>
                <Icon name="back" /> {say(crew === null ? 'app.back' : 'lobby.crew')}
              </a>
            )}
          </div>
        </header>
        <div class="main">
          <div class="welcome">
            <p>{say(link.byLink ? 'lobby.intro.watch' : 'lobby.intro')}</p>
            {!link.byLink && (
              <CopyLink
                link={`${location.origin}/table/${link.id}`}
                label={say('lobby.invite.link')}
                hint={say('lobby.invite')}
              />
            )}
          </div>
          <Roles {...props} />
          <Rules {...props} isHost={isHost} />
          <Settings {...props} isHost={isHost} />
        </div>
        <aside>
          <section class="panel beside">
            <h2>{say('lobby.seats')}</h2>
            <Seats {...props} />
            {!link.byLink && <Start {...props} />}
          </section>
          <Talk {...props} />
        </aside>
      </div>
    </Page>
  );
};
