// One of a few: radio buttons that stand side by side.
type Value = string | number;
type Props<V extends Value> = {
  name: string;
  legend?: string;
  class?: string;
  values: readonly V[];
  value: V;
  label?: (value: V) => string;
  /** All of it, or some of the values. */
  disabled?: boolean | ((value: V) => boolean);
  choose: (value: V) => void;
};

export const Switch = <V extends Value>(props: Props<V>) => {
  const { name, legend, values, value, label = String, disabled = false, choose } = props;
  return (
    <fieldset class={`field ${props.class ?? ''}`} disabled={disabled === true}>
      {legend !== undefined && <legend>{legend}</legend>}
      <div class="switch">
        {values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              disabled={typeof disabled === 'function' && disabled(one)}
              onChange={() => choose(one)}
            />
            {label(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** The numbers from one to another. */
export const range = ({ min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);
