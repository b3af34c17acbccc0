// How somebody is told apart: a colour, and always a shape with it.
import type { Colour, PlayerSymbol } from 'shared/protocol';

/** On a 16 × 16 grid; the order is that of the pickers. */
export const SIGNS: Readonly<Record<PlayerSymbol, string>> = {
  circle: 'M8 1.500a6.500 6.500 0 1 0 .01 0z',
  diamond: 'M8 .8 15.200 8 8 15.200.8 8z',
  square: 'M2 2h12v12H2z',
  triangle: 'M8 1.500 15.300 14.500H.7z',
  star: 'M8 .8 10.200 5.700l5.300.6-3.900 3.600 1 5.300L8 12.500l-4.600 2.700 1-5.300L.5 6.300l5.300-.6z',
  hexagon: 'M4.300 1.600h7.400L15.400 8l-3.700 6.400H4.300L.6 8z',
  cross: 'M5.500 1.500h5v4h4v5h-4v4h-5v-4h-4v-5h4z',
  moon: 'M10.500 1.200a7 7 0 1 0 4.300 10.300A6 6 0 0 1 10.500 1.200z',
};
export const TINTS: Readonly<Record<Colour, true>> = {
  green: true,
  blue: true,
  pink: true,
  violet: true,
  yellow: true,
  orange: true,
  red: true,
  white: true,
};

export const Sign = ({ colour, symbol }: { colour: Colour | ''; symbol: PlayerSymbol | '' }) => (
  <svg class={`sign tint-${colour || 'green'}`} viewBox="0 0 16 16" aria-hidden="true">
    <path d={SIGNS[symbol || 'circle'] ?? SIGNS.circle} />
  </svg>
);
