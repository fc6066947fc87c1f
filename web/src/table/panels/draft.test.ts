import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftOf, keepDraft } from './draft';

afterEach(() => vi.unstubAllGlobals());

describe('a line that is not sent yet', () => {
    it('comes back in its match, and not once it is sent', () => {
        const kept = new Map<string, string>();
        vi.stubGlobal('sessionStorage', {
            getItem: (key: string) => kept.get(key) ?? null,
            setItem: (key: string, text: string) => kept.set(key, text),
            removeItem: (key: string) => kept.delete(key),
        });
        keepDraft('one', 'Well, I');
        expect([draftOf('one'), draftOf('other')]).toEqual(['Well, I', '']);
        keepDraft('one', '');
        expect([draftOf('one'), kept.size]).toEqual(['', 0]);
    });

    it('is nothing where nothing is remembered', () => {
        const refuse = (): never => {
            throw new Error('not allowed');
        };
        vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
        keepDraft('one', 'Well, I');
        expect(draftOf('one')).toBe('');
    });
});
