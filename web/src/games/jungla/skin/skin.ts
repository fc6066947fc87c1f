/** Jungla: octagons of land and water under a canopy; tokens with points. */
import type { Look, Option, Skin } from '../../../board/types';
import Ground from './Ground.svelte';
import MarkArt from './MarkArt.svelte';
import PieceArt from './PieceArt.svelte';
import { octagon } from './shapes';

/** What a move does is written in its text: `x` strikes, `*` springs back, `@` hunts, `!` enters a prison. */
function look(options: readonly Option[], occupied: boolean): Look {
    const text = options[0]?.text ?? '';
    if (text.includes('*')) return { kind: 'spring' };
    if (occupied && text.includes('x')) return { kind: 'strike' };
    return { kind: text.includes('@') || text.includes('!') ? 'goal' : 'move' };
}

export const jungla: Skin = {
    unit: 100,
    scale: 1,
    frame: { top: 44, right: 44, bottom: 44, left: 44 },
    narrowFrame: { top: 12, right: 12, bottom: 12, left: 12 },
    turns: 180,
    Ground,
    PieceArt,
    MarkArt,
    outline: ({ x, y }) => octagon(x, y),
    look,
};
