/** Arrows and circles that a viewer draws on the board. */
import type { Annotation, Layout } from '../types';

/** Draw, or rub out what is drawn already; another colour at the same place replaces. */
export function toggled(all: readonly Annotation[], drawn: Annotation): Annotation[] {
    const others = all.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
    const same = all.some(({ from, to, colour }) => from === drawn.from && to === drawn.to && colour === drawn.colour);
    return same ? others : [...others, drawn];
}

/** The colour that a person asks for with keys held down. */
export function colourOf(keys: { shiftKey: boolean; altKey: boolean; ctrlKey: boolean }): Annotation['colour'] {
    if (keys.shiftKey) return 'red';
    if (keys.altKey) return 'blue';
    return keys.ctrlKey ? 'yellow' : 'green';
}

/** The line of an arrow, a little short of both middles; null where a cell is not on the board. */
export function arrowLine(
    layout: Layout,
    { from, to }: Annotation,
): { x1: number; y1: number; x2: number; y2: number } | null {
    const start = layout.byId.get(from);
    const end = layout.byId.get(to);
    if (!start || !end || from === to) return null;
    const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
    const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
    const [near, far] = [layout.unit * 0.2, layout.unit * 0.34];
    return { x1: start.x + ux * near, y1: start.y + uy * near, x2: end.x - ux * far, y2: end.y - uy * far };
}
