// What the pages can say of a game, once its words are here.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf, type Lexicon } from '../games.ts';

export const useLexicon = (game: string): Lexicon | null => {
  const found = useSignal<Lexicon | null>(null);
  useEffect(() => {
    gameOf(game)
      ?.lexicon()
      .then(
        (module) => {
          found.value = module.lexicon;
        },
        // Without its words the pages say less, and go on.
        () => {},
      );
  }, [game]);
  return found.value?.ready() ? found.value : null;
};
