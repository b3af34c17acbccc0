// How pages round the table speak of the game: its heroes and variants by name.
import { HEROES } from 'shared/games/escape/model/names.ts';
import { VARIANTS } from 'shared/games/escape/model/state.ts';
import type { Lexicon } from '../../games.ts';
import { Shape } from '../icons.tsx';
import { label, words } from './words.ts';

export const lexicon: Lexicon = {
  ready: () => words.value !== null,
  roles: () =>
    HEROES.map((hero, i) => ({
      name: label(`hero.${hero}`),
      about: label(`hero.${hero}.about`),
      mark: <Shape hero={i} />,
      class: `hero-${hero}`,
    })),
  variants: () => VARIANTS.map((id) => ({ id, name: label(`variant.${id}`), text: label(`variant.${id}.text`) })),
};
