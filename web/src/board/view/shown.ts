/** What a board shows beyond its scene: pieces where a move would put them, places to go, angles that turn smoothly. */
import { optionsAt, type Choices, type Draft } from '../hands/compose';
import { bearing, shortWay } from './layout';
import type { Gesture, Layout, Piece, Placed, Skin, Look } from '../types';

/** The angles at which things are drawn, each turning the short way from the one before. */
export class Angles {
    #shown = new Map<string, number>();

    of({ facing }: Piece, name: string, turn: number): number | null {
        if (facing === null || facing === undefined) return null;
        const angle = shortWay(this.#shown.get(name) ?? facing + turn, facing + turn);
        this.#shown.set(name, angle);
        return angle;
    }
}

/** The move that is on its way, or that of a piece that was put down and still turns. */
export function pendingOf(inflight: Gesture | null, taken: Piece | null, { cell, facing }: Draft): Gesture | null {
    return inflight ?? (taken && cell !== null ? { piece: taken.id, cell, facing } : null);
}

/** A piece where a move would put it; null where that is beside the board. */
export function ghostOf(piece: Piece | null | undefined, gesture: Gesture | null): Piece | null {
    return piece && gesture?.cell
        ? { ...piece, cell: gesture.cell, facing: gesture.facing ?? piece.facing ?? null }
        : null;
}

/** A place to go: the way there in degrees, whether it is far, and what is drawn on it. */
export interface Target {
    placed: Placed;
    way: number;
    far: boolean;
    look: Look;
}

/** The places to which a piece can go, but for the one where it stands. */
export function placesToGo(
    { cells, byId, unit, turn }: Layout,
    { piece, targets, choices }: { piece: Piece; targets: ReadonlySet<string>; choices: Choices },
    look: Skin['look'],
    standing: ReadonlyMap<string, Piece>,
): Target[] {
    const origin = byId.get(piece.cell);
    return cells
        .filter(({ cell }) => targets.has(cell.id) && cell.id !== piece.cell)
        .map((placed) => {
            const options = optionsAt(choices, piece.id, placed.cell.id);
            const way = origin ? bearing([origin.x, origin.y], [placed.x, placed.y]) : (options[0]?.facing ?? 0) + turn;
            const far = origin !== undefined && Math.hypot(placed.x - origin.x, placed.y - origin.y) > 1.5 * unit;
            return { placed, way, far, look: look(options, standing.has(placed.cell.id)) };
        });
}
