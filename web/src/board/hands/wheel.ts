/** The ring of facings around a piece: where it lies, what hits it, which facing a direction means. */
import { bearing, kept, nearest } from '../view/layout';
import type { Layout, XY } from '../types';

export interface Ring {
    x: number;
    y: number;
    radius: number;
}

/** Radius in cells, and at least in pixels. */
const RADIUS = { cells: 1.05, pixels: 74 };
/** How far beyond its radius the ring can be hit. */
const RIM = 1.15;
/** A way of this share of the radius tells a direction. */
const CLEAR = 0.3;

/** The ring around a place, moved where it would leave the board; `pixel` is how many units a pixel is. */
export function ringAround(layout: Layout, place: XY, pixel: number): Ring {
    const radius = Math.max(RADIUS.cells * layout.unit, RADIUS.pixels * pixel);
    const [x, y] = kept(layout, place, radius);
    return { x, y, radius };
}

export function inRing(ring: Ring | null, [x, y]: XY): boolean {
    return ring !== null && Math.hypot(x - ring.x, y - ring.y) <= RIM * ring.radius;
}

/** The facing nearest to the direction of a way, as the turned board shows it; null if the way is too short to tell. */
export function facingTowards(
    ring: Ring | null,
    from: XY,
    to: XY,
    turn: number,
    facings: readonly number[],
): number | null {
    if (!ring || Math.hypot(to[0] - from[0], to[1] - from[1]) < CLEAR * ring.radius) return null;
    return nearest((bearing(from, to) - turn + 360) % 360, facings);
}
