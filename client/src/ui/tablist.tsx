// A row of tabs: one stop for the Tab key, the arrows walk along it and choose.
type Tab<T extends string> = {
  readonly name: T;
  readonly text: string;
  /** The id of what it shows. */
  readonly shows: string;
  /** Something can be picked there. */
  readonly isLit?: boolean;
  /** How much there is new, and in words. */
  readonly news?: { readonly n: number; readonly text: string };
};
type Props<T extends string> = {
  class: string;
  label: string;
  tabs: readonly Tab<T>[];
  chosen: T;
  choose: (name: T) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const Tablist = <T extends string>({ class: look, label, tabs, chosen, choose }: Props<T>) => {
  const walk = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const step = STEPS[event.key];
    const to = step ? (at + step + tabs.length) % tabs.length : { Home: 0, End: tabs.length - 1 }[event.key];
    const next = tabs[to ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    (event.currentTarget as HTMLElement).querySelectorAll('button')[to ?? -1]?.focus();
  };
  return (
    <div class={look} role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map(({ name, text, shows, isLit = false, news }) => (
        <button
          key={name}
          type="button"
          role="tab"
          class={isLit ? 'lit' : ''}
          data-tab={name}
          aria-selected={chosen === name}
          aria-controls={shows}
          tabIndex={chosen === name ? 0 : -1}
          onClick={() => choose(name)}
        >
          {text}
          {news && news.n > 0 && (
            <b title={news.text}>
              {news.n}
              <span class="unseen"> {news.text}</span>
            </b>
          )}
        </button>
      ))}
    </div>
  );
};
