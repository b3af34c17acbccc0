// A game's variants in plain words: to be chosen, or to be read.
import type { Variant } from '../games.ts';

export type Options = Readonly<Record<string, boolean | number | string>>;
type Props = {
  variants: readonly Variant[];
  options: Options;
  /** Without it they are there to be read; those that are off are left out. */
  change?: ((options: Options) => void) | undefined;
  none: string;
};

/** Only what is on is said: a variant that is off is no option. */
const toggled = (options: Options, id: string): Options => {
  const { [id]: before, ...rest } = options;
  return before ? rest : { ...rest, [id]: true };
};

export const Variants = ({ variants, options, change, none }: Props) => {
  const shown = change ? variants : variants.filter(({ id }) => options[id]);
  if (shown.length === 0) return <p class="dim">{none}</p>;
  return (
    <ul class="variants">
      {shown.map(({ id, name, text }) => (
        <li key={id}>
          {change ? (
            <label class="toggle">
              <input
                type="checkbox"
                name={`variant-${id}`}
                checked={options[id] === true}
                onChange={() => change(toggled(options, id))}
              />
              <span>
                {name}
                <small>{text}</small>
              </span>
            </label>
          ) : (
            <p>
              <b>{name}</b> <span>{text}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};
