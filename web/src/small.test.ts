import { describe, expect, it } from 'vitest';
import { countdown, left, shown } from './clocks';
import { clockOf, linkedMatch } from './home/terms';
import { changed } from './scenes';
import { moveAt, numberOf, turnsOf } from './table/panels/turns';
import type { Scene } from './wire';

describe('clocks', () => {
    const clocks = { now: 1000, left: [60_000, 30_000], running: 2 };

    it('run only for the seat whose time it is', () => {
        expect(left(clocks, 1, 6000)).toBe(60_000);
        expect(left(clocks, 2, 6000)).toBe(25_000);
        expect(left(clocks, 2, 999_000)).toBe(0);
        expect(left({ ...clocks, free: true }, 2, 6000)).toBe(30_000);
        expect(left({ now: 0 }, 1, 0)).toBeNull();
    });

    it('count down in whole seconds', () => {
        expect([-5, 900, 19_001, 300_000].map(countdown)).toEqual(['0:00', '0:01', '0:20', '5:00']);
    });

    it('show time as people read it', () => {
        expect([9_940, 61_000, 3_723_000, 200_000_000].map(shown)).toEqual(['9.9', '1:01', '1:02:03', '2d 7h']);
    });
});

describe('drawings', () => {
    const piece = (id: string, cell: string) => ({ id, cell, kind: 'otter' });
    const scene: Scene = {
        cells: [],
        width: 1,
        height: 1,
        pieces: [piece('a', 'c1'), piece('b', 'c2')],
        marks: [{ cell: 'c1', kind: 'web' }],
    };

    it('take over what is new, drop what is gone, keep the rest', () => {
        const after = changed(scene, { gone: ['b'], pieces: [piece('a', 'c3'), piece('n', 'c2')], mark_count: 0 });
        expect(after.pieces).toEqual([piece('a', 'c3'), piece('n', 'c2')]);
        expect(after.marks).toEqual([]);
        expect(scene.pieces).toHaveLength(2);
    });

    it('replace entries of lists by their place', () => {
        const after = changed(scene, {
            marks: [[1, { cell: 'c9', kind: 'web' }]],
            mark_count: 2,
            tracks: [[0, { label: 'Score', values: [['', 1]] }]],
            track_count: 1,
        });
        expect(after.marks?.map(({ cell }) => cell)).toEqual(['c1', 'c9']);
        expect(after.tracks).toHaveLength(1);
    });
});

describe('turns', () => {
    it('join what one seat does in a row, with the draws in between', () => {
        const moves = [1, 1, -1, 2, 1].map((seat, index) => ({ seat, text: String(index), at: 0 }));
        expect(turnsOf(moves, 2).turns.map(({ seat, moves: made }) => [seat, made.map(({ ply }) => ply)])).toEqual([
            [1, [1, 2, 3]],
            [2, [4]],
            [1, [5]],
        ]);
    });

    it('count equal moves, which have one name each', () => {
        const moves = [
            [1, 'd4-e5'],
            [1, 'd4-e5'],
            [2, 'd4-e5'],
            [1, 'end'],
            [1, 'd4-e5'],
        ].map(([seat, text]) => ({ seat: Number(seat), text: String(text), at: 0 }));
        expect(turnsOf(moves, 2).turns.map(({ moves: made }) => made.map(({ time }) => time))).toEqual([
            [1, 2],
            [1],
            [1, 1],
        ]);
    });

    it('are counted in pairs where every move is a turn', () => {
        const made = (seats: readonly number[]) => seats.map((seat, index) => ({ seat, text: String(index), at: 0 }));
        const numbers = (seats: readonly number[], of: number) =>
            turnsOf(made(seats), of).turns.map(({ number }) => number);
        expect(numbers([1, 2, 1, 2, 1], 2)).toEqual([1, 1, 2, 2, 3]);
        expect(numbers([-1, -1, 1, 1, -1, 1, 2], 2)).toEqual([0, 1, 2]);
        expect(numbers([1, 2, 3, 4], 4)).toEqual([1, 2, 3, 4]);
        expect(numberOf(made([1, 1, 2, 2]), 2, 3)).toBe(2);
    });

    it('go on after moves that are left out', () => {
        const moves = [1, 2, 1].map((seat, index) => ({ seat, text: String(index), at: 0 }));
        const before = { skipped: 300, turns: 300 };
        const { turns } = turnsOf(moves, 2, before);
        expect(turns.map(({ number, first }) => [number, first])).toEqual([
            [151, 301],
            [151, 302],
            [152, 303],
        ]);
        expect(numberOf(moves, 2, 303, before)).toBe(152);
        expect(moveAt({ moves, skipped: 300 }, 302)?.text).toBe('1');
        expect(moveAt({ moves, skipped: 300 }, 300)).toBeUndefined();
    });
});

describe('terms', () => {
    it('read clocks', () => {
        expect(clockOf('300+3')).toEqual({ tempo: 'realtime', base: 300_000, increment: 3000 });
        expect(clockOf('3d')).toEqual({ tempo: 'correspondence', days: 3 });
        expect(clockOf('unlimited')).toEqual({ tempo: 'unlimited' });
    });

    it('find the match in a link', () => {
        expect(linkedMatch(' https://play.example/match/k3Jx91mQvTzA?x=1 ')).toBe('k3Jx91mQvTzA');
        expect(linkedMatch('k3Jx91mQvTzA')).toBe('k3Jx91mQvTzA');
        expect(linkedMatch('hello there')).toBeNull();
    });
});
