/** Comet: a land of hexes under a night sky. */
import type { Look, Option, Placed, Skin } from '../../../board/types';
import Ground from './Ground.svelte';
import { hexagon } from './look';
import { LETTERS } from '../table/said';
import PieceArt from './PieceArt.svelte';
import TargetArt from './TargetArt.svelte';

const UNIT = 50 * Math.sqrt(3);

/** The symbols that steps to a place would spend stand at the end of their texts. */
function look(options: readonly Option[]): Look {
    const symbols = options.flatMap(({ text }) => (text.startsWith('step') ? (LETTERS[text.at(-1) ?? ''] ?? []) : []));
    return symbols.length > 0 ? { kind: 'move', detail: symbols.join(' ') } : { kind: 'goal' };
}

const frame = { top: 22, right: 22, bottom: 22, left: 22 };

export const comet: Skin = {
    unit: UNIT,
    scale: 0.9,
    frame,
    narrowFrame: { top: 16, right: 14, bottom: 14, left: 14 },
    turns: 180,
    Ground,
    PieceArt,
    TargetArt,
    outline: ({ x, y }: Placed) => hexagon(47, x, y),
    look,
};
