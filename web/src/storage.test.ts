import { afterEach, describe, expect, it, vi } from 'vitest';
import { guarded, local, session, type Memory } from './storage';
import { remembering } from './testing';

afterEach(() => vi.unstubAllGlobals());

const refuse = (): never => {
    throw new Error('not allowed');
};

describe('what a browser remembers', () => {
    it('is told again', () => {
        const memory = guarded(() => kept);
        const kept = remembering({ old: '1' });
        memory.setItem('new', '2');
        expect([memory.getItem('old'), memory.getItem('new'), memory.getItem('none')]).toEqual(['1', '2', null]);
        memory.removeItem('old');
        expect(kept.getItem('old')).toBeNull();
    });

    it.each<[string, () => Memory]>([
        ['there is no storage', refuse],
        ['it is refused', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
    ])('is nothing where %s', (_, storage) => {
        const memory = guarded(storage);
        memory.setItem('new', '2');
        memory.removeItem('new');
        expect(memory.getItem('new')).toBeNull();
    });

    it('lasts, or ends with the page', () => {
        vi.stubGlobal('localStorage', remembering({ kept: 'for long' }));
        vi.stubGlobal('sessionStorage', remembering({ kept: 'for now' }));
        expect([local.getItem('kept'), session.getItem('kept')]).toEqual(['for long', 'for now']);
    });
});
