/** Everything that can be done to pieces in an editor, in the form in which a board is offered moves. */
import type { Cell, Ending, Grip, Offers, Piece, Target } from '../board';
import type { Stock } from './types';

/** Endings of moves: as it is, and every way to look. */
const AS_IS = 0;
const ANY_WAY = 1;

/** Pieces go anywhere, turn where they stand, and leave the board; what is in stock comes anywhere. */
export function everything(
    cells: readonly Cell[],
    pieces: readonly Piece[],
    stock: readonly Stock[],
    facings: readonly number[],
): Offers {
    const ways = facings.map((facing): Ending => [`=${facing}`, facing]);
    const endings: Ending[][] = [[['', null]], ways];
    const grips: Grip[] = [];
    for (const piece of pieces) {
        const turns = piece.facing !== null && piece.facing !== undefined && ways.length > 0;
        const to = cells
            .filter(({ id }) => id !== piece.cell)
            .map(({ id }): Target => [id, `${piece.id}>${id}`, AS_IS]);
        grips.push({
            piece: piece.id,
            to: [
                ...to,
                ...(turns ? [[piece.cell, `${piece.id}>${piece.cell}`, ANY_WAY] as Target] : []),
                ['', `${piece.id}>`, AS_IS],
            ],
        });
    }
    for (const { id, count, facings: own } of stock) {
        if (count > 0)
            grips.push({
                piece: id,
                to: cells.map((cell): Target => [cell.id, `${id}>${cell.id}`, own.length > 0 ? ANY_WAY : AS_IS]),
            });
    }
    return { grips, endings };
}
