import { describe, expect, it } from 'vitest';
import type { Offers } from '../../../wire';
import { ARRAYS, nextPlacing, placesOf } from './arrays';

describe.each(Object.keys(ARRAYS))('the array %s', (name) => {
    it.each([
        [1, false],
        [1, true],
        [2, false],
        [2, true],
    ])('has fifteen animals on fifteen squares for seat %d, mirrored: %s', (seat, mirrored) => {
        const places = placesOf(name, seat, mirrored);
        expect(new Set(places.map(({ animal }) => animal)).size).toBe(15);
        expect(new Set(places.map(({ cell }) => cell)).size).toBe(15);
        expect(places.every(({ cell }) => (seat === 1 ? /^[a-ek-o][12]$/ : /^[a-ek-o]1[23]$/).test(cell))).toBe(true);
    });
});

describe('placing', () => {
    const offers: Offers = {
        seat: 1,
        grips: [
            { piece: 'red-wolf', to: [['b2', 'W>b2=', 0]] },
            {
                piece: 'red-zebra',
                to: [
                    ['a2', 'Z>a2=', 0],
                    ['b2', 'Z>b2=', 0],
                ],
            },
        ],
        endings: [
            [
                ['S', 180],
                ['N', 0],
            ],
        ],
    };

    it('takes the first animal of the array that can be placed, looking forward', () => {
        expect(nextPlacing(offers, new Map([[0, placesOf('default', 1, false)]]))).toBe('Z>a2=N');
        expect(nextPlacing({ ...offers, seat: 2 }, new Map([[1, [{ animal: 'wolf', cell: 'b2' }]]]))).toBe('W>b2=S');
    });

    it('takes any place where the array has none, and none where there is none', () => {
        expect(nextPlacing(offers, new Map([[0, [{ animal: 'lion', cell: 'd2' }]]]))).toBe('W>b2=N');
        expect(nextPlacing({ seat: 1 }, new Map([[0, []]]))).toBeNull();
    });

    it('leaves the other pack alone, and places for both partners', () => {
        const chosen = new Map([[0, [{ animal: 'wolf', cell: 'b2' }]]]);
        expect([1, 2, 3, 4].map((seat) => nextPlacing({ ...offers, seat }, chosen))).toEqual([
            'W>b2=N',
            null,
            'W>b2=N',
            null,
        ]);
    });
});
