import { describe, expect, it } from 'vitest';
import { betweenTwo, count, points, standing, turnsTo } from './scores';

describe('scores', () => {
    it('are told in words, the same from both sides', () => {
        expect([1, 0.95, 0.8, 0.6, 0.5, 0.4, 0.2, 0.05].map((chance) => standing(chance, null))).toEqual([
            'winning',
            'winning',
            'better',
            'slightlyBetter',
            'even',
            'slightlyWorse',
            'worse',
            'losing',
        ]);
        expect([standing(1, 3), standing(0, -4)]).toEqual(['won', 'lost']);
    });

    it('are even among four when each wins one in four', () => {
        expect(betweenTwo(0.25, 4)).toBeCloseTo(0.5);
        expect(standing(0.25, null, 4)).toBe('even');
        expect(betweenTwo(1, 4)).toBe(1);
    });

    it('are written as numbers', () => {
        expect([points(123), points(-5), points(0), points(-0.2)]).toEqual(['+1.23', '−0.05', '0.00', '0.00']);
        expect([count(12), count(4300), count(43_000), count(4_300_000)]).toEqual(['12', '4.3 k', '43 k', '4.3 M']);
        expect([turnsTo(1), turnsTo(2), turnsTo(3), turnsTo(-4)]).toEqual([1, 1, 2, 2]);
    });
});
