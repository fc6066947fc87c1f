import { describe, expect, it } from 'vitest';
import { find, fit } from './router.svelte';

describe('addresses', () => {
    it('fit a pattern part by part and give its named parts', () => {
        expect(fit('/table/:id', '/table/a%20b')).toEqual({ id: 'a b' });
        expect(fit('/table/:id', '/table')).toBeNull();
        expect(fit('/rules', '/lessons')).toBeNull();
        expect(fit('/', '/')).toEqual({});
    });

    it('survive a percent sign that is no escape', () => {
        expect(fit('/table/:id', '/table/50%')).toEqual({ id: '50%' });
    });

    it('take the first pattern, or none', () => {
        expect(find(['/', '/learn/:game', '/learn/siam'], '/learn/siam')).toEqual({
            pattern: '/learn/:game',
            params: { game: 'siam' },
        });
        expect(find(['/'], '/nowhere')).toEqual({ pattern: '', params: {} });
    });
});
