// The house rules: what new tables start with.
import { useSignal } from '@preact/signals';
import { GAMES, type Game } from '../../games.ts';
import { me } from '../../net/api.ts';
import type { CrewLink, CrewView } from '../../net/crewLink.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { useLexicon } from '../../ui/lexicon.ts';
import { type Options, Variants } from '../../ui/variants.tsx';
import { say } from '../../words.ts';

type Props = { crew: CrewView; link: CrewLink };
const rulesOf = (crew: CrewView, game: Game): Options => crew.rules[game.id] ?? {};

const RulesOf = ({ crew, link, game, editing }: Props & { game: Game; editing: boolean }) => {
  const lexicon = useLexicon(game.id);
  const change = (options: Options) => {
    link.wish('house-rules', { game: game.id, options }).catch(tellRefusal);
  };
  return (
    <>
      {GAMES.length > 1 && <h3>{say(game.title)}</h3>}
      {lexicon && (
        <Variants
          variants={lexicon.variants()}
          options={rulesOf(crew, game)}
          change={editing ? change : undefined}
          none={say('crew.rules.none')}
        />
      )}
    </>
  );
};

export const HouseRules = ({ crew, link }: Props) => {
  const editing = useSignal(false);
  const isFounder = crew.founder === me.value?.player;
  const some = GAMES.some((game) => Object.values(rulesOf(crew, game)).some(Boolean));
  return (
    <section class="panel rules">
      <h2>{say('crew.rules')}</h2>
      {GAMES.map((game) => (
        <RulesOf key={game.id} crew={crew} link={link} game={game} editing={editing.value} />
      ))}
      {(some || editing.value) && <p class="hint">{say('crew.rules.some')}</p>}
      {isFounder && (
        <button
          type="button"
          class="btn"
          aria-expanded={editing.value}
          onClick={() => {
            editing.value = !editing.value;
          }}
        >
          {say(editing.value ? 'app.close' : 'crew.rules.edit')}
        </button>
      )}
    </section>
  );
};
