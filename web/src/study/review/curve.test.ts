import { describe, expect, it } from 'vitest';
import { across, commented, down, path, plyAt, series, surface, valueAt, type Comment, type Judged } from './curve';

const comment = (ply: number, seat: number, chance: number, after: number): Comment => ({
    ply,
    seat,
    chance,
    after,
    move: 'm',
    best: 'b',
    score: 0,
    played: 0,
    mark: 'good',
    turning: false,
    line: [],
    answer: [],
    proved: [],
});
const judged = (ply: number, seat: number, chance: number, best: string): Judged => ({
    ply,
    seat,
    chance,
    score: 0,
    win: null,
    line: [best, 'reply'],
});

describe('the curve', () => {
    it('tells the chance of the first side where there are two', () => {
        const [line] = series([comment(1, 1, 0.6, 0.5), comment(2, 2, 0.5, 0.2), comment(3, 3, 0.8, 0.8)], 2);
        expect(line?.points).toEqual([
            { ply: 0, value: 0.6 },
            { ply: 1, value: 0.5 },
            { ply: 2, value: 0.8 },
            { ply: 3, value: 0.8 },
        ]);
        expect(valueAt(line!, 2)).toBe(0.8);
        expect(valueAt(line!, 99)).toBe(0.8);
    });

    it('has a line for everybody where there are more', () => {
        const lines = series([comment(18, 1, 0.3, 0.3), comment(20, 3, 0.4, 0.4), comment(22, 1, 0.5, 0.5)], 3);
        expect(lines.map(({ seat, points }) => [seat, points.length])).toEqual([
            [1, 2],
            [3, 1],
        ]);
        expect(valueAt(lines[1]!, 5)).toBeNull();
        expect(series([], 2)).toEqual([]);
    });

    it('is drawn within its area', () => {
        const area = { width: 200, height: 100, plies: 4 };
        expect([across(area, 0), across(area, 4), down(area, 1), down(area, 0)]).toEqual([0, 200, 0, 100]);
        const points = [
            { ply: 0, value: 0.5 },
            { ply: 2, value: 1 },
        ];
        expect(path(points, area)).toBe('M0 50L100 0');
        expect(surface(points, area)).toBe('M0 50L0 50L100 0L100 50Z');
        expect(surface([], area)).toBe('');
        expect(across({ ...area, plies: 0 }, 0)).toBe(0);
    });

    it('leads to the nearest ply', () => {
        expect([plyAt(0, 10), plyAt(0.52, 10), plyAt(1.2, 10), plyAt(-1, 10)]).toEqual([0, 5, 10, 0]);
    });
});

describe('moves judged by the engine', () => {
    it('are marked by what they give away', () => {
        const known = [judged(0, 1, 0.6, 'a'), judged(1, 2, 0.4, 'b'), judged(2, 1, 0.9, 'c'), judged(3, 2, 0.8, 'd')];
        const found = commented(known, ['a', 'x', 'y'], 2);
        expect(found.map(({ mark, turning }) => [mark, turning])).toEqual([
            ['best', false],
            ['blunder', false],
            ['blunder', true],
        ]);
        expect(found[2]).toMatchObject({ ply: 3, best: 'c', answer: ['y', 'd', 'reply'] });
        expect(found[2]?.after).toBeCloseTo(0.2);
    });

    it('do not lose anything when the same side goes on well', () => {
        const [only] = commented([judged(0, 2, 0.6, 'a'), judged(1, 2, 0.65, 'b')], ['z'], 2);
        expect(only).toMatchObject({ mark: 'good', after: 0.6 });
    });

    it('are not blamed where nothing is known of what followed', () => {
        expect(commented([judged(3, 1, 0.4, 'a')], ['', '', '', 'q'], 4)).toMatchObject([{ mark: 'good', ply: 4 }]);
    });
});
