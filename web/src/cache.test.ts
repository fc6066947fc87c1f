import { describe, expect, it, vi } from 'vitest';
import { Cache, unique } from './cache';

describe('a cache', () => {
    it('asks once, and again after it was cleared', async () => {
        const cache = new Cache<number, string>();
        const ask = vi.fn(async () => 'one');
        expect(await cache.get(1, ask)).toBe('one');
        expect(await cache.get(1, ask)).toBe('one');
        expect(ask).toHaveBeenCalledTimes(1);
        cache.clear();
        await cache.get(1, ask);
        expect(ask).toHaveBeenCalledTimes(2);
    });

    it('keeps no failure', async () => {
        const cache = new Cache<number, string>();
        await expect(cache.get(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
        expect(await cache.get(1, async () => 'yes')).toBe('yes');
    });
});

describe('unique items', () => {
    it('keep the order of their first places', () => expect(unique([2, 1, 2, 3, 1])).toEqual([2, 1, 3]));
});
