/** Moves as arrows on the board: from where something is taken up to where it is put. */
import type { Annotation } from '../../board';
import type { Offers, Scene } from '../../wire';

/**
 * Where a move begins and ends; the same cell twice for one that enters or turns; null for one that is chosen by name.
 */
export function arrowOf(move: string, offers: Offers | null, scene: Scene): { from: string; to: string } | null {
    for (const { piece, to } of offers?.grips ?? []) {
        for (const [cell, text, endings] of to) {
            if (
                !move.startsWith(text) ||
                !(offers?.endings?.[endings] ?? []).some(([ending]) => text + ending === move)
            )
                continue;
            const from = scene.pieces.find(({ id }) => id === piece)?.cell ?? '';
            return cell || from ? { from: from || cell, to: cell || from } : null;
        }
    }
    return null;
}

/** The best moves as arrows, the best in another colour. */
export function arrowsOf(moves: readonly string[], offers: Offers | null, scene: Scene): Annotation[] {
    const found = new Map<string, Annotation>();
    moves.forEach((move, index) => {
        const arrow = arrowOf(move, offers, scene);
        const key = arrow ? `${arrow.from} ${arrow.to}` : '';
        if (arrow && !found.has(key)) found.set(key, { ...arrow, colour: index === 0 ? 'green' : 'blue' });
    });
    return [...found.values()].reverse();
}
