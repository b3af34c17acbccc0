// The three Bosses, in the order of BOSSES: what they print.
export type BossCard = {
  readonly damage: number;
  readonly range: number;
  readonly move: number;
  readonly hitPoints: number;
  /** Cannot be damaged while another Enemy is in the same space. */
  readonly guarded: boolean;
  readonly untrickable: boolean;
  /** When killed: the tile on which it comes back at the next reshuffle (Y4); null = gone for good. */
  readonly returnsTo: string | null;
  /** The Case slot whose token it drops when killed, -1 = none. */
  readonly drops: number;
};

const plain = { guarded: false, untrickable: false, returnsTo: null, drops: -1 };

export const BOSS_CARDS: readonly BossCard[] = [
  { ...plain, damage: 2, range: 1, move: 2, hitPoints: 6, guarded: true, drops: 0 },
  { ...plain, damage: 4, range: 0, move: 1, hitPoints: 7, untrickable: true, drops: 1 },
  { ...plain, damage: 2, range: 1, move: 2, hitPoints: 6, returnsTo: 'nothing-here' },
];
