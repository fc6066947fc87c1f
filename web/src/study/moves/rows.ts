/**
 * The list of moves as rows: a turn for each side beside each other where two sides take turns, else one below the
 * other.
 */
import type { Listed, Node } from './tree';

export interface Turn {
    seat: number;
    nodes: Node[];
}

export interface MoveRow {
    kind: 'moves';
    /** 0 for what only chance does. */
    number: number;
    /** One turn, or two: where the first is missing, the row goes on after a branch. */
    turns: (Turn | null)[];
}

export interface BranchRow {
    kind: 'branches';
    branches: readonly (readonly Listed[])[];
}

export type Row = MoveRow | BranchRow;

/** The number of a turn in a list: of the pair it is in, or its own. */
export const numberOf = (turn: number, paired: boolean): number => (paired ? Math.ceil(turn / 2) : turn);

/** The rows of a line; `paired` puts the turns of two sides beside each other. */
export function rowsOf(items: readonly Listed[], paired: boolean): Row[] {
    const rows: Row[] = [];
    for (const item of items) {
        if ('branches' in item) {
            rows.push({ kind: 'branches', branches: item.branches });
            continue;
        }
        const above = rows.at(-1);
        const row = above?.kind === 'moves' ? above : null;
        const last = row?.turns.at(-1);
        const turn: Turn = { seat: item.seat, nodes: [item] };
        const second = paired && item.turn % 2 === 0;
        if (last?.seat === item.seat) last.nodes.push(item);
        else if (row && second) row.turns.push(turn);
        else
            rows.push({
                kind: 'moves',
                number: item.seat < 1 ? 0 : numberOf(item.turn, paired),
                turns: second ? [null, turn] : [turn],
            });
    }
    return rows;
}
