/** What it means to choose a card, something else that lies beside the board, or a piece once more. */
import type { Offers, Piece } from '../wire';

/** A move that is made at once, something to be put beside the board, or something to be held and put somewhere. */
export type Picked = { move: string } | 'beside' | 'held' | null;

export function pickedOf(offers: Offers | null | undefined, item: string): Picked {
    const grip = offers?.grips?.find(({ piece }) => piece === item);
    if (!grip) return null;
    const [only] = grip.to;
    const endings = only ? (offers?.endings?.[only[2]] ?? []) : [];
    if (grip.to.length === 1 && only?.[0] === '' && endings.length === 1)
        return { move: only[1] + (endings[0]?.[0] ?? '') };
    return grip.to.every(([cell]) => cell === '') ? 'beside' : 'held';
}

/** Whether a piece that was taken up may turn on the spot. */
export function turnsHere(
    offers: Offers | null | undefined,
    pieces: readonly Pick<Piece, 'id' | 'cell'>[],
    taken: string | null,
): boolean {
    const here = pieces.find(({ id }) => id === taken)?.cell;
    return (
        here !== undefined &&
        (offers?.grips?.find(({ piece }) => piece === taken)?.to.some(([cell]) => cell === here) ?? false)
    );
}

/** What is taken up to be put on a cell, by id; anything else is played by choosing it. */
export function heldOf(offers: Offers | null | undefined): Set<string> {
    const grips = offers?.grips ?? [];
    return new Set(grips.filter(({ to }) => to.some(([cell]) => cell !== '')).map(({ piece }) => piece));
}
