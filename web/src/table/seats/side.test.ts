import { describe, expect, it } from 'vitest';
import { keeperOf, sideOf, sidesOf } from './side';

const points = (sides: number): { tracks: { label: string; kind: string; values: [string, number][] }[] } => ({
    tracks: [
        {
            label: 'Points',
            kind: 'score',
            values: Array.from({ length: sides }, (_, index) => [`Side ${index + 1}`, 0]),
        },
    ],
});

describe('sides', () => {
    it('are two where four play in teams, and as many as seats otherwise', () => {
        expect(sidesOf(points(2), 4)).toBe(2);
        expect(sidesOf(points(4), 4)).toBe(4);
        expect(sidesOf({}, 2)).toBe(2);
        expect([1, 2, 3, 4].map((seat) => sideOf(seat, 2))).toEqual([1, 2, 1, 2]);
        expect([1, 2, 3, 4].map((seat) => sideOf(seat, 4))).toEqual([1, 2, 3, 4]);
    });

    it('have their things beside a seat of the viewer, where there is one', () => {
        expect(keeperOf(2, 2, { own: [4] })).toBe(4);
        expect(keeperOf(1, 2, { own: [4] })).toBe(1);
        expect(keeperOf(2, 2, { own: [1, 2, 3, 4] })).toBe(2);
        expect(keeperOf(1, 2, { own: [] })).toBe(1);
    });
});
