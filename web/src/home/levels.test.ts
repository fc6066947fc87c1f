import { describe, expect, it } from 'vitest';
import { listed } from './levels';

describe('levels to choose from', () => {
    it('are listed with their measured strength', () => {
        expect(listed({ name: 'lamb', number: 2, title: 'Lamb', elo: 990.6, error: 20 })).toBe('2 · Lamb (991)');
    });
    it('without one where nobody has measured it', () => {
        expect(listed({ name: 'lamb', number: 2, title: 'Lamb', elo: null, error: null })).toBe('2 · Lamb');
    });
});
