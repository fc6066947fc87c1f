import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './address';

describe('the address of a study', () => {
    it('comes back as it was written', () => {
        const said = {
            position: '{"edition":"comet-r1","a":[1,2]}',
            moves: ['step 1 a6 M', '.', 'ed12-d10=NW', '+a5E!'],
            ply: 2,
            from: 7,
            edition: '',
            seats: 0,
        };
        expect(readAddress(writeAddress(said))).toEqual(said);
        const start = { position: '', edition: 'closed', seats: 4, moves: [], ply: null, from: null };
        expect(readAddress(writeAddress(start))).toEqual(start);
    });

    it('is short and readable', () => {
        expect(writeAddress({})).toBe('');
        expect(writeAddress({ moves: ['+c1N', 'c1-c2N'], ply: 1 })).toBe('?moves=%2Bc1N,c1-c2N&ply=1');
        expect(writeAddress({ position: '...../ele 0', edition: 'e' })).toBe('?position=...../ele+0');
    });

    it('passes over numbers that are none', () => {
        expect(readAddress('?ply=-3&from=x&seats=1e9')).toMatchObject({ ply: null, from: null, seats: 0 });
    });
});
