/** Moving over a board with arrow keys: by geometry, so that squares, octagons and hexes need no rule of their own. */
import { apart, bearing } from '../view/layout';
import type { Layout, Placed } from '../types';

export const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };

/** The cell that an arrow key leads to: near, and in that direction; where there is none, the cell itself. */
export function neighbour(layout: Layout, from: string, direction: number): string {
    const start = layout.byId.get(from);
    if (!start) return first(layout);
    let best: { cell: string; cost: number } = { cell: from, cost: Infinity };
    for (const each of layout.cells) {
        const cost = costOf(start, each, direction);
        if (cost < best.cost) best = { cell: each.cell.id, cost };
    }
    return best.cell;
}

/** How unlike a step in a direction going to a cell would be. */
function costOf(start: Placed, each: Placed, direction: number): number {
    const away = Math.hypot(each.x - start.x, each.y - start.y);
    if (away === 0) return Infinity;
    const off = apart(bearing([start.x, start.y], [each.x, each.y]), direction);
    if (off >= 60) return Infinity;
    return away * (1 + (off / 30) ** 2);
}

/** Where the keyboard enters the board: the cell nearest to its middle. */
export function first(layout: Layout): string {
    const distance = (each: Placed) => Math.hypot(each.x - layout.width / 2, each.y - layout.height / 2);
    const [middle] = [...layout.cells].sort((one, other) => distance(one) - distance(other));
    return middle?.cell.id ?? '';
}
