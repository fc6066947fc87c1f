/** What a table of a game is like beside its board. */

export interface TableLook {
  /** Hands are cards, shown in rows of their own. */
  cards: boolean;
  /** Kinds of pieces or cards have powers of their own, told on sheets. */
  sheets: boolean;
  /** Whoever is of the second side sees the board from there. */
  turned: boolean;
  /** Squares are small on a phone, and a turn is several moves: what the finger meant is asked first. */
  slippery: boolean;
  /** Widths of the zones beside the board, in pixels. */
  left: number;
  right: number;
  /** The kinds of pieces that stand for the sides; the first at hand where nothing is said. */
  emblems?: readonly string[];
}

const PLAIN: TableLook = { cards: false, sheets: false, turned: true, slippery: false, left: 264, right: 316 };
const LOOKS: Readonly<Record<string, TableLook>> = {
  siam: PLAIN,
  jungla: { cards: false, sheets: true, turned: true, slippery: true, left: 260, right: 276, emblems: ['lion', 'tiger'] },
  comet: { cards: true, sheets: true, turned: false, slippery: false, left: 224, right: 548 },
};

export function tableLook(game: string): TableLook {
  return LOOKS[game] ?? PLAIN;
}
