/** The fingers on a board, by the numbers of their pointers, and the measures of what they do. */
import type { XY } from '../types';

export class Fingers extends Map<number, XY> {
    /** Where another finger lies, if there is one. */
    besides(pointer: number): XY | undefined {
        return [...this].find(([other]) => other !== pointer)?.[1];
    }
}

export function distance([ax, ay]: XY, [bx, by]: XY): number {
    return Math.hypot(bx - ax, by - ay);
}

export function between([ax, ay]: XY, [bx, by]: XY): XY {
    return [(ax + bx) / 2, (ay + by) / 2];
}
