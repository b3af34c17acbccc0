// Figures of seven segments, as on the wall clock of a control room.
const LIT: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
};
const BARS = {
  a: 'M3 1h14l-3 3H6z',
  b: 'M19 2v15l-1.500 1.500L15 16V5z',
  c: 'M19 37V22l-1.500-1.500L15 23v11z',
  d: 'M3 38h14l-3-3H6z',
  e: 'M1 37V22l1.500-1.500L5 23v11z',
  f: 'M1 2v15l1.500 1.500L5 16V5z',
  g: 'M4 19.500 6 17.500h8l2 2-2 2H6z',
} as const;

const Figure = ({ figure, at }: { figure: string; at: number }) => (
  <g transform={`translate(${at} 0)`}>
    {Object.entries(BARS).map(([bar, path]) => (
      <path key={bar} d={path} class={LIT[figure]?.includes(bar) ? 'on' : ''} />
    ))}
  </g>
);

export const Segments = ({ value, label }: { value: string; label: string }) => (
  <svg class="segments" viewBox={`0 0 ${value.length * 25 - 5} 39`} role="img" aria-label={label}>
    {[...value].map((figure, i) => (
      <Figure key={`${value.length - i}`} figure={figure} at={i * 25} />
    ))}
  </svg>
);
