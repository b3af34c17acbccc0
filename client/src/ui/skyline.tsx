// Manhattan from the water, in lines: drawn once from a fixed row of numbers.
const WIDTH = 1200;
const GROUND = 300;

/** Always the same city: a small generator with a fixed seed, used for drawing only. */
const numbers = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

const block = (x: number, width: number, height: number, depth: number): string => {
  const top = GROUND - height;
  return `M${x} ${GROUND}V${top}h${width}V${GROUND}M${x} ${top}l${depth} ${-depth * 0.6}h${width}l${-depth} ${depth * 0.6}M${x + width + depth} ${top - depth * 0.6}V${GROUND}`;
};

const row = (seed: number, low: number, high: number): string => {
  const next = numbers(seed);
  let path = '';
  for (let x = -20; x < WIDTH; ) {
    const width = 22 + Math.round(next() * 34);
    const middle = 1 - Math.abs(x / WIDTH - 0.58) * 1.5;
    path += block(x, width, Math.round(low + (high - low) * next() * Math.max(0.15, middle)), 8);
    x += width + 10 + Math.round(next() * 12);
  }
  return path;
};

const windows = (x: number, y: number, columns: number, rows: number): string => {
  let path = '';
  for (let i = 0; i < columns; i++) for (let j = 0; j < rows; j++) path += `M${x + i * 7} ${y + j * 9}v4`;
  return path;
};

const FAR = row(7, 30, 150);
const NEAR = row(23, 20, 105);
const TOWERS = block(300, 34, 232, 10) + block(352, 34, 224, 10);
const TOWER_WINDOWS = windows(304, 76, 5, 24) + windows(356, 84, 5, 23);
const BRIDGE =
  'M720 300V214h12v86M1010 300V214h12v86M560 300Q640 292 726 216Q871 322 1016 216Q1100 292 1180 300M560 292H1180' +
  Array.from({ length: 13 }, (_, i) => `M${750 + i * 20} 292V${Math.round(290 - Math.abs(i - 6) ** 1.7 * 3.4)}`).join(
    '',
  );

export const Skyline = () => (
  <svg class="skyline" viewBox={`0 0 ${WIDTH} 340`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path class="far" d={FAR} />
    <path class="near" d={NEAR} />
    <path class="towers" d={TOWERS} />
    <path class="windows" d={TOWER_WINDOWS} />
    <path class="bridge" d={BRIDGE} />
    <path class="water" d="M0 300H1200M60 312h120M300 318h90M520 310h60M640 324h180M900 314h120M1080 326h80" />
  </svg>
);
