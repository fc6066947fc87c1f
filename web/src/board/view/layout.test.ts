import { describe, expect, it } from 'vitest';
import { hexes, squares } from '../fixture';
import { apart, bearing, cellAt, compass, contains, kept, nearest, shortWay, turned, pointIn } from './layout';
import type { XY } from '../types';

describe('a turned board', () => {
    it('comes back after four quarters', () => {
        let [width, height] = [3, 5];
        let point: XY = [0.5, 4];
        for (let quarter = 0; quarter < 4; quarter++) {
            point = turned(point, width, height, 90);
            [width, height] = [height, width];
        }
        expect(point).toEqual([0.5, 4]);
    });

    it('has what was at the top at the bottom after half a turn', () => {
        expect(squares().byId.get('a3')).toMatchObject({ x: 50, y: 50 });
        expect(squares(180).byId.get('a3')).toMatchObject({ x: 250, y: 250 });
        expect(squares(90).byId.get('a3')).toMatchObject({ x: 250, y: 50 });
        expect(squares(270).byId.get('a3')).toMatchObject({ x: 50, y: 250 });
    });
});

describe('points', () => {
    it('belong to the polygon they lie in', () => {
        const triangle: XY[] = [
            [0, 0],
            [10, 0],
            [0, 10],
        ];
        expect(contains(triangle, [2, 2])).toBe(true);
        expect(contains(triangle, [8, 8])).toBe(false);
    });

    it.each([squares(), squares(90), hexes()])('at the middle of each cell find it', (layout) => {
        for (const { cell, x, y } of layout.cells) expect(cellAt(layout, [x, y])?.cell.id).toBe(cell.id);
    });

    it('near a place to go count for it, but not from afar', () => {
        const layout = squares();
        expect(cellAt(layout, [95, 50], new Set(['b3']), 60)?.cell.id).toBe('b3');
        expect(cellAt(layout, [60, 50], new Set(['b3']), 60)?.cell.id).toBe('a3');
        expect(cellAt(layout, [-20, -20])).toBeNull();
    });
});

describe('a ring', () => {
    it('stays on the board, or in its middle where it is too large', () => {
        expect(kept(squares(), [50, 150], 80)).toEqual([80, 150]);
        expect(kept(squares(), [290, 10], 80)).toEqual([220, 80]);
        expect(kept(squares(), [50, 50], 400)).toEqual([150, 150]);
    });
});

describe('directions', () => {
    it('are degrees clockwise from up', () => {
        expect([
            bearing([0, 0], [0, -5]),
            bearing([0, 0], [5, 0]),
            bearing([0, 0], [0, 5]),
            bearing([0, 0], [-5, 0]),
        ]).toEqual([0, 90, 180, 270]);
    });

    it('are compared around the circle', () => {
        expect(apart(350, 10)).toBe(20);
        expect(nearest(340, [0, 90, 180, 270])).toBe(0);
        expect(nearest(10, [])).toBeNull();
    });

    it('are reached the short way', () => {
        expect(shortWay(350, 10)).toBe(370);
        expect(shortWay(370, 350)).toBe(350);
        expect(Math.abs(shortWay(720, 180) - 720)).toBe(180);
    });

    it('have names', () => {
        expect([0, 45, 180, 315, 360, -90].map(compass)).toEqual(['N', 'NE', 'S', 'NW', 'N', 'W']);
    });
});

it('finds the place of a pointer', () => {
    const box = { left: 10, top: 20, width: 600, height: 600 };
    expect(pointIn(squares(), box, { clientX: 310, clientY: 170 })).toEqual([150, 75]);
});
