/** Siam: carved wood, ivory and ebony. */
import type { Look, Option, Skin } from '../../../board/types';
import Ground from './Ground.svelte';
import MarkArt from './MarkArt.svelte';
import PieceArt from './PieceArt.svelte';

/** A rounded square of 96 around the middle of a cell. */
export function square(x: number, y: number, half: number, radius: number): string {
    const side = 2 * (half - radius);
    const arc = `a${radius} ${radius} 0 0 1`;
    const there = `h${side}${arc} ${radius} ${radius}v${side}${arc} ${-radius} ${radius}`;
    const back = `h${-side}${arc} ${-radius} ${-radius}v${-side}${arc} ${radius} ${-radius}`;
    return `M${x - half + radius} ${y - half}${there}${back}Z`;
}

/** A push shows its strength against what resists. */
function look(options: readonly Option[]): Look {
    const push = options.find(({ text }) => text.endsWith('!'));
    return push ? { kind: 'push', ...(push.note ? { badge: push.note } : {}) } : { kind: 'move' };
}

const frame = { top: 50, right: 50, bottom: 50, left: 50 };

export const siam: Skin = {
    unit: 100,
    scale: 1,
    frame,
    narrowFrame: frame,
    turns: 90,
    Ground,
    PieceArt,
    MarkArt,
    outline: ({ x, y }) => square(x, y, 48, 10),
    look,
};
