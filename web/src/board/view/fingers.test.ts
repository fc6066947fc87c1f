import { describe, expect, it } from 'vitest';
import { between, distance, Fingers } from './fingers';

describe('fingers', () => {
    it('are known by their pointers', () => {
        const fingers = new Fingers([[1, [0, 0]]]);
        expect(fingers.besides(1)).toBeUndefined();
        fingers.set(2, [6, 8]);
        expect(fingers.besides(1)).toEqual([6, 8]);
        expect(fingers.besides(2)).toEqual([0, 0]);
    });

    it('have a distance and a middle', () => {
        expect(distance([0, 0], [6, 8])).toBe(10);
        expect(between([0, 0], [6, 8])).toEqual([3, 4]);
    });
});
