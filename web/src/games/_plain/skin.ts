/** A look for games that have none of their own: polygons in the colours of the scene, letters as pieces. */
import type { Skin } from '../../board/types';
import Ground from './Ground.svelte';
import PieceArt from './PieceArt.svelte';

const frame = { top: 20, right: 20, bottom: 20, left: 20 };

export const plain: Skin = {
    unit: 100,
    scale: 1,
    frame,
    narrowFrame: { top: 8, right: 8, bottom: 8, left: 8 },
    turns: 180,
    Ground,
    PieceArt,
    look: (_options, occupied) => ({ kind: occupied ? 'strike' : 'move' }),
};
