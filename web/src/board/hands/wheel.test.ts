import { describe, expect, it } from 'vitest';
import { squares } from '../fixture';
import { facingTowards, inRing, ringAround } from './wheel';

const FACINGS = [0, 90, 180, 270];
const ring = ringAround(squares(), [150, 150], 1);

describe('the ring of facings', () => {
    it('is a little larger than a cell, never smaller than fingers need, and stays on the board', () => {
        expect(ring).toEqual({ x: 150, y: 150, radius: 105 });
        expect(ringAround(squares(), [150, 150], 1.6).radius).toBeCloseTo(118.4);
        expect(ringAround(squares(), [50, 50], 1)).toEqual({ x: 105, y: 105, radius: 105 });
    });

    it('is hit a little beyond its rim', () => {
        expect(inRing(ring, [150, 40])).toBe(true);
        expect(inRing(ring, [150, 20])).toBe(false);
        expect(inRing(null, [150, 150])).toBe(false);
    });

    it('tells the facing of a way that is long enough, as the board is turned', () => {
        expect(facingTowards(ring, [150, 150], [250, 150], 0, FACINGS)).toBe(90);
        expect(facingTowards(ring, [150, 150], [250, 150], 180, FACINGS)).toBe(270);
        expect(facingTowards(ring, [150, 150], [160, 150], 0, FACINGS)).toBeNull();
        expect(facingTowards(null, [150, 150], [250, 150], 0, FACINGS)).toBeNull();
        expect(facingTowards(ring, [150, 150], [250, 150], 0, [])).toBeNull();
    });
});
