import { describe, expect, it, vi } from 'vitest';
import { asksFirst, defaults, restored, settings } from './settings.svelte';

describe('settings', () => {
    it('begin in the first language of the browser that we speak', () => {
        expect(defaults(['nl-NL', 'de-CH', 'fr']).language).toBe('de');
        expect(defaults(['nl']).language).toBe('en');
    });

    it('come back as they were', () => {
        const base = defaults([]);
        expect(restored(JSON.stringify({ ...base, theme: 'dark', confirm: 'always' }), base)).toEqual({
            ...base,
            theme: 'dark',
            confirm: 'always',
        });
    });

    it('take over how pieces are drawn from when the setting was called after a game', () => {
        const base = defaults([]);
        expect(restored('{"otterPieces":"carved"}', base)).toEqual({ ...base, pieces: 'carved' });
    });

    it('survive whatever a browser remembers', () => {
        const base = defaults([]);
        expect(restored(null, base)).toEqual(base);
        expect(restored('{', base)).toEqual(base);
        expect(restored('null', base)).toEqual(base);
        expect(restored('{"theme":3,"board":"glass","language":"xx","volume":"loud","other":1}', base)).toEqual(base);
    });

    it.each([
        ['auto', true, true, true],
        ['auto', false, true, false],
        ['auto', true, false, false],
        ['always', false, false, true],
        ['never', true, true, false],
    ] as const)('ask before a move (%s, slippery %s, phone %s): %s', (confirm, slippery, phone, asks) => {
        vi.stubGlobal('matchMedia', () => ({ matches: phone }));
        settings.confirm = confirm;
        expect(asksFirst(slippery)).toBe(asks);
        vi.unstubAllGlobals();
    });
});
