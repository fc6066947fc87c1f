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
    /** On a phone the board reaches to the edges of the screen. */
    bleeds?: boolean;
    /** The kinds of cells are told beside the table. */
    legend?: boolean;
    /** Widths of the zones beside the board, in pixels. */
    left: number;
    right: number;
    /** The kinds of pieces that stand for the sides; the first at hand where nothing is said. */
    emblems?: readonly string[];
    /** The width of a board among the rules, in pixels, and the height that is kept for it; lengths of CSS. */
    picture?: { width: string; height: string };
}

export const PLAIN_LOOK: TableLook = {
    cards: false,
    sheets: false,
    turned: true,
    slippery: false,
    left: 264,
    right: 316,
};
