// Before the game: who plays whom.
import type { Role } from '../../games.ts';
import { tellRefusal } from '../../net/refusals.ts';
import type { TableLink, TableView } from '../../net/tableLink.ts';
import { Connection } from '../../ui/connection.tsx';
import { CopyLink } from '../../ui/copy.tsx';
import { Page } from '../../ui/head.tsx';
import { Icon } from '../../ui/icons.tsx';
import { say } from '../../words.ts';

type Props = { link: TableLink; table: TableView; roles: readonly Role[] };

/** Where a click on a free role seats this player: an open seat, else the only seat they hold. */
const seatFor = (table: TableView, player: string): number => {
  const open = table.seats.findIndex((seat) => seat.player === '');
  if (open >= 0) return open;
  const held = table.seats.flatMap((seat, i) => (seat.player === player ? [i] : []));
  return held.length === 1 ? held[0]! : -1;
};

const RoleCard = ({ link, table, role, index }: Props & { role: Role; index: number }) => {
  const player = link.player.value;
  const at = table.seats.findIndex((seat) => seat.role === index);
  const holder = table.seats[at];
  const mine = holder?.player === player;
  const seat = seatFor(table, player);
  const wish = () =>
    mine
      ? link.wish('stand', { seat: at }).catch(tellRefusal)
      : link.wish('sit', { seat, role: index }).catch(tellRefusal);
  return (
    <li class={`role ${role.class} ${holder ? 'taken' : ''} ${mine ? 'mine' : ''}`}>
      <div class="mark">{role.mark}</div>
      <h3>{role.name}</h3>
      <p>{role.about}</p>
      {holder && !mine ? (
        <p class="holder">
          <Icon name="person" /> {holder.name}
        </p>
      ) : (
        <button
          type="button"
          class={mine ? 'btn' : 'btn lit'}
          disabled={link.busy.value || (!mine && seat < 0)}
          aria-label={`${say(mine ? 'lobby.leave' : 'lobby.take')}: ${role.name}`}
          onClick={wish}
        >
          {say(mine ? 'lobby.leave' : 'lobby.take')}
        </button>
      )}
    </li>
  );
};

const Seats = ({ link, table, roles }: Props) => (
  <ol class="seats">
    {table.seats.map((seat, i) => {
      const role = roles[seat.role];
      return (
        <li key={i} class={role?.class ?? ''}>
          <span class="mark">{role?.mark}</span>
          <b>{role?.name ?? say('lobby.seat', { n: i + 1 })}</b>
          <span class={seat.player === '' ? 'dim' : ''}>
            {seat.player === '' ? say('lobby.open') : seat.name}
            {seat.player !== '' && seat.player === link.player.value && ` (${say('crew.you')})`}
          </span>
        </li>
      );
    })}
  </ol>
);

const Start = ({ link, table }: Props) => {
  const ready = table.seats.every((seat) => seat.player !== '' && seat.role >= 0);
  const host = table.seats.find((seat) => seat.player === table.host)?.name;
  if (link.player.value !== table.host)
    return <p class="hint">{say('lobby.start.host', { name: host ?? say('crew.founder') })}</p>;
  return (
    <>
      <button
        type="button"
        class="btn main big"
        disabled={!ready || link.busy.value}
        onClick={() => link.wish('start', {}).catch(tellRefusal)}
      >
        {say('lobby.start')}
      </button>
      {!ready && <p class="hint">{say('lobby.start.open')}</p>}
    </>
  );
};

export const Lobby = (props: Props) => {
  const { link, table, roles } = props;
  return (
    <Page title={table.name}>
      <div class="lobby">
        <header class="crew-head">
          <p class="dim">{table.name}</p>
          <h1>{say('lobby.title')}</h1>
          <Connection line={link.line} />
        </header>
        <section>
          <p class="intro">{say('lobby.intro')}</p>
          <ul class="roles">
            {roles.map((role, index) => (
              <RoleCard key={role.class} {...props} role={role} index={index} />
            ))}
          </ul>
        </section>
        <aside>
          <section class="panel">
            <h2>{say('crew.table.seats')}</h2>
            <Seats {...props} />
            <Start {...props} />
          </section>
          <section class="panel">
            <h2>{say('crew.invite')}</h2>
            <CopyLink link={location.origin + location.pathname} label={say('lobby.invite.link')} />
            <p class="hint">{say('lobby.invite')}</p>
          </section>
        </aside>
      </div>
    </Page>
  );
};
