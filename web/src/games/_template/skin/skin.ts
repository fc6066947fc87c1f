/** Otter Run: a river of squares. */
import type { Skin } from '../../../board/types';
import Ground from '../../_plain/Ground.svelte';
import PieceArt from './PieceArt.svelte';

const frame = { top: 20, right: 20, bottom: 20, left: 20 };

export const skin: Skin = {
    unit: 100,
    scale: 1,
    frame,
    narrowFrame: { top: 8, right: 8, bottom: 8, left: 8 },
    turns: 180,
    Ground,
    PieceArt,
    look: () => ({ kind: 'move' }),
};
