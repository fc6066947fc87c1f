/** Looking closely at places of a board, given in its own units. */
import type { Layout, XY } from '../types';
import type { Box, Lens } from './lens.svelte';

const share = ({ width, height }: Layout, [x, y]: XY): XY => [x / width, y / height];

/** Move the drawing so that a place is seen with what lies around it. */
export function reveal(lens: Lens, layout: Layout, at: XY, radius: number): void {
    lens.reveal(share(layout, at), share(layout, [radius, radius]));
}

/** Where a place is shown, in pixels from the corner of the board. */
export function onScreen(lens: Lens, layout: Layout, at: XY, { width, height }: Box): XY {
    const [x, y] = share(layout, at);
    return [(x * lens.scale + lens.x) * width, (y * lens.scale + lens.y) * height];
}

/** Go closer to a cell, or to what is in the middle where none is given. */
export function zoom(lens: Lens, layout: Layout, cell: string, factor: number): void {
    const place = layout.byId.get(cell);
    lens.zoom(
        factor,
        place ? share(layout, [place.x, place.y]) : [(0.5 - lens.x) / lens.scale, (0.5 - lens.y) / lens.scale],
    );
}
