// Escape from New York's own part of the table page.
import '../../styles/table.css';
import '../../styles/panels.css';
import '../../styles/cards.css';
import type { GameUi } from '../../games.ts';
import { HEROES } from '../../scene/game.ts';
import { Shape } from '../icons.tsx';
import { Board } from './board.tsx';
import { label, words } from './words.ts';

export const game: GameUi = {
  ready: () => words.value !== null,
  roles: () =>
    HEROES.map((hero, i) => ({
      name: label(`hero.${hero}`),
      about: label(`hero.${hero}.about`),
      mark: <Shape hero={i} />,
      class: `hero-${hero}`,
    })),
  Board,
};
