// A row of lines that people said.

/** What somebody said, wherever it was. */
export type Said = {
  readonly seq: number;
  readonly id: string;
  readonly by: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
};

/** Each line once, in the order it was said. */
export const withLines = <L extends Said>(lines: readonly L[], more: readonly L[]): readonly L[] => {
  const known = new Map(lines.map((line) => [line.id, line]));
  for (const line of more) known.set(line.id, line);
  return [...known.values()].sort((a, b) => a.at - b.at || a.seq - b.seq);
};
