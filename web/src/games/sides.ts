/** Which way a picture that looks left is drawn, so that it never disagrees with the point of its base. */
import type { Piece } from '../board/types';

/** Whether to mirror: it looks east, or straight up or down and belongs to the side at the bottom of the screen. */
export function mirrored(piece: Piece, facing: number | null): boolean {
    if (facing === null) return piece.owner === 1;
    const shown = ((facing % 360) + 360) % 360;
    if (shown % 180 !== 0) return shown < 180;
    const turned = (((facing - (piece.facing ?? 0)) % 360) + 360) % 360 === 180;
    return (piece.owner === 1) !== turned;
}
