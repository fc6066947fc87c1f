/** What a screen reader says of a cell. */
import type { BoardWords, Cell, Look, Mark, Motion, Piece } from '../types';

export interface CellState {
    marks: readonly Mark[];
    last: readonly (readonly Motion[])[];
    selected: boolean;
    actor: boolean;
    /** How it is marked as a place to go. */
    look: Look | null;
}

/** The cell, what stands there, and everything that is marked on it. */
export function nameOf(cell: Cell, piece: Piece | null, words: BoardWords, state: CellState): string {
    const { look, last } = state;
    const began = last.some(([motion]) => motion?.path[0] === cell.id);
    const ended = last.some(([motion]) => motion?.path.at(-1) === cell.id);
    const stands = piece ? piece.label || piece.kind : words.empty;
    const said = (cell.label || cell.id) === cell.id && stands.split(/[\s,:]+/).includes(cell.id);
    return [
        said ? '' : cell.label || cell.id,
        stands,
        ...state.marks.filter((mark) => mark.cell === cell.id).map(({ label }) => label),
        state.selected ? words.selected : '',
        look ? targetWord(look, words) : '',
        state.actor ? words.actor : '',
        began ? words.lastFrom : ended ? words.lastTo : '',
    ]
        .filter(Boolean)
        .join(', ');
}

function targetWord({ kind, badge }: Look, words: BoardWords): string {
    if (kind === 'push') return badge ? `${words.push} (${badge})` : words.push;
    return kind === 'strike' || kind === 'spring' ? words.strike : words.target;
}
