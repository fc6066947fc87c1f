/** Letters and numbers along the edges of a board, whichever way it is turned. */
import type { Layout } from '../board/types';

export interface Edge {
    at: number;
    text: string;
}

/** What the names of cells in one line have in common: their letter or their number. */
function shared(names: readonly string[]): string {
    const letters = new Set(names.map((name) => name.replace(/\d+$/, '')));
    const numbers = new Set(names.map((name) => name.replace(/^\D+/, '')));
    if (letters.size === 1) return [...letters][0] ?? '';
    return numbers.size === 1 ? ([...numbers][0] ?? '') : '';
}

function lines(layout: Layout, axis: 'x' | 'y'): Edge[] {
    const found = new Map<number, string[]>();
    for (const place of layout.cells) {
        const at = Math.round(place[axis] * 100) / 100;
        found.set(at, [...(found.get(at) ?? []), place.cell.id]);
    }
    return [...found].map(([at, names]) => ({ at, text: shared(names) })).sort((one, other) => one.at - other.at);
}

export function edges(layout: Layout): { columns: Edge[]; rows: Edge[] } {
    return { columns: lines(layout, 'x'), rows: lines(layout, 'y') };
}
