// How the crew's games ended, by player and by hero.
import type { ComponentChildren } from 'preact';
import { GAMES, type Game } from '../../games.ts';
import type { CrewView, Score } from '../../net/crewLink.ts';
import { Icon } from '../../ui/icons.tsx';
import { useLexicon } from '../../ui/lexicon.ts';
import { Sign } from '../../ui/sign.tsx';
import { say } from '../../words.ts';

const COLUMNS = ['together', 'alone', 'lost', 'betrayed'] as const;
type Row = { readonly key: string; readonly who: ComponentChildren; readonly score: Score };
const wins = ({ together, alone }: Score): number => together + alone;

const Scores = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" title={column === 'betrayed' ? say('crew.standings.betrayed.hint') : undefined}>
            {say(`crew.standings.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, who, score }) => (
        <tr key={key}>
          <th scope="row">{who}</th>
          {COLUMNS.map((column) => (
            <td key={column} class={score[column] === 0 ? 'nothing' : column}>
              {score[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Betrayals = ({ crew }: { crew: CrewView }) => {
  const memberOf = (player: string) => crew.members.find((one) => one.player === player);
  const told = crew.betrayals.flatMap(({ by, of, times }) => {
    const [winner, loser] = [memberOf(by), memberOf(of)];
    return winner && loser ? [{ winner, loser, times }] : [];
  });
  if (told.length === 0) return null;
  return (
    <div class="betrayals">
      <h3>{say('crew.betrayals')}</h3>
      <ul>
        {told.map(({ winner, loser, times }) => (
          <li key={`${winner.player} ${loser.player}`}>
            <b>
              <Sign colour={winner.colour} symbol={winner.symbol} /> {winner.name}
            </b>
            <Icon name="move" />
            <span class="unseen">{say('crew.betrayals.of')}</span>
            <b>
              <Sign colour={loser.colour} symbol={loser.symbol} /> {loser.name}
            </b>
            {times > 1 && <span class="times">{times}×</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** By what one plays: heroes, here. */
const RoleScores = ({ crew, game }: { crew: CrewView; game: Game }) => {
  const roles = useLexicon(game.id)?.roles() ?? [];
  const rows = crew.roles.flatMap((score): Row[] => {
    const role = score.game === game.id ? roles[score.role] : undefined;
    if (!role) return [];
    const who = (
      <span class={`role-name ${role.class}`}>
        {role.mark} {role.name}
      </span>
    );
    return [{ key: String(score.role), score, who }];
  });
  return rows.length > 0 ? <Scores title={say('crew.standings.hero')} rows={rows} /> : null;
};

export const Standings = ({ crew }: { crew: CrewView }) => {
  const players = crew.players
    .toSorted((a, b) => wins(b) - wins(a))
    .flatMap((score): Row[] => {
      const member = crew.members.find(({ player }) => player === score.player);
      if (!member) return [];
      const who = (
        <>
          <Sign colour={member.colour} symbol={member.symbol} /> {member.name}
        </>
      );
      return [{ key: score.player, score, who }];
    });
  return (
    <section class="panel standings">
      <h2>{say('crew.standings')}</h2>
      {players.length === 0 && <p class="dim">{say('crew.standings.none')}</p>}
      <div class="scores">
        {players.length > 0 && <Scores title={say('crew.standings.player')} rows={players} />}
        {GAMES.map((game) => (
          <RoleScores key={game.id} crew={crew} game={game} />
        ))}
      </div>
      <Betrayals crew={crew} />
    </section>
  );
};
