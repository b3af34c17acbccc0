// Every sound, to be heard one by one.
import { useEffect } from 'preact/hooks';
import { sound, startSound } from '../sound/index.ts';
import { PATCHES, type Sound } from '../sound/patches.ts';

export const Sounds = () => {
  useEffect(startSound, []);
  return (
    <nav>
      {(Object.keys(PATCHES) as Sound[]).map((name) => (
        <button key={name} type="button" class="btn lit" onClick={() => sound(name)}>
          {name}
        </button>
      ))}
    </nav>
  );
};
