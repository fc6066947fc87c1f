import { describe, expect, it } from 'vitest';
import type { Offers, Snapshot } from '../../wire';
import { mayHint, pointed } from './hint.svelte';

const offers: Offers = {
    seat: 1,
    grips: [
        { piece: 'elephant-reserve', to: [['a1', '+a1', 0]] },
        { piece: 'elephant-c2', to: [['c3', 'c2-c3', 1]] },
    ],
    endings: [
        [
            ['N', 0],
            ['E', 90],
        ],
        [['!', 0]],
    ],
};

const table = (own: number[], rated: boolean, levels: (string | null)[]): Snapshot =>
    ({
        own,
        settings: { rated },
        seats: levels.map((level, index) => ({ seat: index + 1, title: '', level })),
    }) as unknown as Snapshot;

describe('hints', () => {
    it('find the move among what is offered', () => {
        expect(pointed(offers, '+a1E')).toEqual({ piece: 'elephant-reserve', cell: 'a1' });
        expect(pointed(offers, 'c2-c3!')).toEqual({ piece: 'elephant-c2', cell: 'c3' });
        expect(pointed(offers, 'rest')).toBeNull();
    });

    it('are for unrated games against bots', () => {
        expect(mayHint(table([1], false, [null, 'lamb']))).toBe(true);
        expect(mayHint(table([1, 2], false, [null, null]))).toBe(true);
        expect(mayHint(table([1], true, [null, 'lamb']))).toBe(false);
        expect(mayHint(table([1], false, [null, null]))).toBe(false);
        expect(mayHint(table([], false, ['lamb', 'lamb']))).toBe(false);
        expect(mayHint(null)).toBe(false);
    });
});
