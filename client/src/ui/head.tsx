// The line on top of the pages around the game: the name, the language.
import type { ComponentChildren } from 'preact';
import type { Language } from 'shared/protocol';
import { follow } from '../router.ts';
import { LANGUAGE_NAMES, language, say, setLanguage } from '../words.ts';

export const Logo = () => (
  <a class="logo" href="/" onClick={follow}>
    Fire Escape
  </a>
);

export const LanguageSwitch = () => (
  <fieldset class="languages" aria-label={say('app.language')}>
    {(Object.keys(LANGUAGE_NAMES) as Language[]).map((name) => (
      <button
        key={name}
        type="button"
        lang={name}
        aria-label={`${name.toUpperCase()} ${LANGUAGE_NAMES[name]}`}
        aria-pressed={language.value === name}
        onClick={() => setLanguage(name)}
      >
        {name.toUpperCase()}
      </button>
    ))}
  </fieldset>
);

type Props = {
  children: ComponentChildren;
  title: string;
  /** The reader's decision is awaited at some table. */
  awaited?: boolean;
};

export const Page = ({ children, title, awaited = false }: Props) => {
  const name = title === '' ? say('app.name') : `${title} · ${say('app.name')}`;
  document.title = awaited ? `● ${name}` : name;
  return (
    <div class="page">
      <a class="skip" href="#main">
        {say('app.skip')}
      </a>
      <header class="head">
        <Logo />
        <LanguageSwitch />
      </header>
      <main id="main">{children}</main>
      <footer class="foot">{say('app.unofficial')}</footer>
    </div>
  );
};
