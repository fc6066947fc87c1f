import { describe, expect, it } from 'vitest';
import { hexes, squares } from '../fixture';
import { ARROWS, first, neighbour } from './navigate';

const keys = Object.values(ARROWS);

describe('arrow keys', () => {
    it('go to the next square and stop at the edge', () => {
        const layout = squares();
        expect(keys.map((direction) => neighbour(layout, 'b2', direction))).toEqual(['b3', 'c2', 'b1', 'a2']);
        expect(neighbour(layout, 'a3', 0)).toBe('a3');
    });

    it('follow the screen, not the names, on a turned board', () => {
        expect(neighbour(squares(180), 'b2', 0)).toBe('b1');
    });

    it.each([squares(), squares(90), hexes()])('reach every cell', (layout) => {
        const reached = new Set([first(layout)]);
        for (const cell of reached) for (const direction of keys) reached.add(neighbour(layout, cell, direction));
        expect(reached.size).toBe(layout.cells.length);
    });

    it('go along a row of hexes', () => {
        expect(neighbour(hexes(), '11', 90)).toBe('21');
        expect(neighbour(hexes(), '11', 270)).toBe('01');
    });

    it('begin in the middle', () => {
        expect(first(squares())).toBe('b2');
        expect(neighbour(squares(), 'nowhere', 0)).toBe('b2');
    });
});
