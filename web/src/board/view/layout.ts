/** Geometry: where cells lie on the screen once the board is turned and framed. */
import type { Cell, Frame, Layout, Placed, Scene, Skin, XY } from '../types';

/** Turn a point of a board of some size by quarter turns clockwise; the result lies in the turned board. */
export function turned([x, y]: XY, width: number, height: number, turn: number): XY {
    switch (((turn % 360) + 360) % 360) {
        case 90:
            return [height - y, x];
        case 180:
            return [width - x, height - y];
        case 270:
            return [y, width - x];
        default:
            return [x, y];
    }
}

export function pathOf(points: readonly XY[]): string {
    return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;
}

function rounded(number: number): number {
    return Math.round(number * 100) / 100;
}

/** Lay out a scene in the units of a skin. */
export function layoutOf(scene: Scene, skin: Skin, turn: number, frame: Frame): Layout {
    const { unit } = skin;
    const sideways = turn % 180 !== 0;
    const [across, down] = sideways ? [scene.height, scene.width] : [scene.width, scene.height];
    const place = (point: XY): XY => {
        const [x, y] = turned(point, scene.width, scene.height, turn);
        return [x * unit + frame.left, y * unit + frame.top];
    };
    const cells = scene.cells.map((cell) => placed(cell, place, skin));
    return {
        width: across * unit + frame.left + frame.right,
        height: down * unit + frame.top + frame.bottom,
        cells,
        byId: new Map(cells.map((each) => [each.cell.id, each])),
        turn,
        unit,
    };
}

function placed(cell: Cell, place: (point: XY) => XY, skin: Skin): Placed {
    const [x, y] = place(cell.at);
    const points = cell.polygon.map(place);
    const plain: Placed = { cell, x, y, points, d: pathOf(inset(points, [x, y], 0.97)) };
    return skin.outline ? { ...plain, d: skin.outline(plain) } : plain;
}

/** Shrink a polygon towards a point. */
export function inset(points: readonly XY[], [x, y]: XY, by: number): XY[] {
    return points.map(([px, py]): XY => [x + (px - x) * by, y + (py - y) * by]);
}

/** Whether a point lies in a polygon. */
export function contains(points: readonly XY[], [x, y]: XY): boolean {
    let inside = false;
    for (let here = 0, before = points.length - 1; here < points.length; before = here++) {
        const [ax, ay] = points[here] ?? [0, 0];
        const [bx, by] = points[before] ?? [0, 0];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside;
}

/** The cell at a point, or with a preference for some cells the nearest of those within a distance. */
export function cellAt(
    layout: Layout,
    point: XY,
    preferred: ReadonlySet<string> = new Set(),
    reach = 0,
): Placed | null {
    const hit = layout.cells.find((each) => contains(each.points, point)) ?? null;
    if (hit && (preferred.has(hit.cell.id) || reach === 0)) return hit;
    const near = layout.cells
        .filter((each) => preferred.has(each.cell.id))
        .map((each) => ({ each, distance: Math.hypot(each.x - point[0], each.y - point[1]) }))
        .filter(({ distance }) => distance <= reach)
        .sort((one, other) => one.distance - other.distance)[0];
    return near?.each ?? hit;
}

/** How far the cells within a distance of a point are, the nearest first. */
export function distances(layout: Layout, [x, y]: XY, among: ReadonlySet<string>, reach: number): number[] {
    return layout.cells
        .filter((each) => among.has(each.cell.id))
        .map((each) => Math.hypot(each.x - x, each.y - y))
        .filter((distance) => distance <= reach)
        .sort((one, other) => one - other);
}

/** Degrees clockwise from up, from 0 up to 360, of the way from one point to another. */
export function bearing([ax, ay]: XY, [bx, by]: XY): number {
    return ((Math.atan2(bx - ax, ay - by) * 180) / Math.PI + 360) % 360;
}

/** How far two directions are apart, from 0 to 180 degrees. */
export function apart(one: number, other: number): number {
    const difference = (((one - other) % 360) + 360) % 360;
    return Math.min(difference, 360 - difference);
}

/** The direction that comes nearest to a wish. */
export function nearest(wish: number, directions: readonly number[]): number | null {
    return [...directions].sort((one, other) => apart(one, wish) - apart(other, wish))[0] ?? null;
}

/** The angle that shows a direction and is less than half a turn away from the angle shown before. */
export function shortWay(before: number, direction: number): number {
    const difference = ((((direction - before) % 360) + 540) % 360) - 180;
    return before + difference;
}

/** A circle of some radius around a point, moved so that it stays on the board where there is room. */
export function kept({ width, height }: Layout, [x, y]: XY, radius: number): XY {
    const clamp = (at: number, size: number): number =>
        2 * radius > size ? size / 2 : Math.min(Math.max(at, radius), size - radius);
    return [clamp(x, width), clamp(y, height)];
}

const NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** The name of a direction of the compass. */
export function compass(degrees: number): string {
    return NAMES[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? 'N';
}

/** The place of a pointer in units of the board, which is drawn in a box on the screen. */
export function pointIn(
    { width, height }: Layout,
    box: { left: number; top: number; width: number; height: number },
    { clientX, clientY }: { clientX: number; clientY: number },
): XY {
    return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
}
