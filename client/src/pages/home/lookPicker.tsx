// A colour and a sign to be told apart by.
import type { Colour, PlayerSymbol } from 'shared/protocol';
import { SIGNS, Sign, TINTS } from '../../ui/sign.tsx';
import { say } from '../../words.ts';

type Props = {
  colour: Colour;
  symbol: PlayerSymbol;
  change: (next: { colour?: Colour; symbol?: PlayerSymbol }) => void;
};
const COLOURS = Object.keys(TINTS) as Colour[];
const SYMBOLS = Object.keys(SIGNS) as PlayerSymbol[];

const someOf = <T,>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
export const anyLook = () => ({ colour: someOf(COLOURS), symbol: someOf(SYMBOLS) });

export const LookPicker = ({ colour, symbol, change }: Props) => (
  <details class="look">
    <summary>{say('home.look')}</summary>
    <fieldset>
      <legend class="unseen">{say('home.look.colour')}</legend>
      {COLOURS.map((one) => (
        <label key={one} title={say(`colour.${one}`)}>
          <input
            type="radio"
            name="colour"
            aria-label={say(`colour.${one}`)}
            checked={one === colour}
            onChange={() => change({ colour: one })}
          />
          <Sign colour={one} symbol={symbol} />
        </label>
      ))}
    </fieldset>
    <fieldset>
      <legend class="unseen">{say('home.look.symbol')}</legend>
      {SYMBOLS.map((one) => (
        <label key={one} title={say(`symbol.${one}`)}>
          <input
            type="radio"
            name="symbol"
            aria-label={say(`symbol.${one}`)}
            checked={one === symbol}
            onChange={() => change({ symbol: one })}
          />
          <Sign colour={colour} symbol={one} />
        </label>
      ))}
    </fieldset>
  </details>
);
