import { describe, expect, it } from 'vitest';
import type { PuzzleLine } from './api';
import { fits, isSolved, nextUnsolved, noted, read, type Progress } from './progress';

const none: Progress = { marks: {}, streak: 0, best: 0 };
const line = (number: number, grade = 1, theme = 'push'): PuzzleLine => ({ number, grade, seat: 1, moves: 2, theme });
const all = { grade: null, theme: null };

describe('progress', () => {
    it('counts a streak of puzzles solved at the first try, and keeps the best', () => {
        const three = [1, 2, 3].reduce((progress, number) => noted(progress, number, 'clean'), none);
        expect([three.streak, three.best]).toEqual([3, 3]);
        const broken = noted(three, 4, 'helped');
        expect([broken.streak, broken.best]).toEqual([0, 3]);
    });

    it('counts only the first time', () => {
        const seen = noted(noted(none, 1, 'clean'), 2, 'seen');
        const again = noted(seen, 2, 'clean');
        expect([again.streak, again.marks[2]]).toEqual([0, 'helped']);
        expect(noted(seen, 1, 'seen')).toBe(seen);
        expect(noted(noted(none, 1, 'helped'), 1, 'seen').marks[1]).toBe('helped');
    });

    it('knows what is solved', () => {
        const progress = noted(noted(none, 1, 'helped'), 2, 'seen');
        expect([1, 2, 3].map((number) => isSolved(progress, number))).toEqual([true, false, false]);
    });

    it('reads what was kept and leaves out what does not fit', () => {
        const kept = { siam: { marks: { 1: 'clean', 2: 'odd', x: 'seen' }, streak: -3, best: 2 }, jungla: null };
        expect(read(JSON.stringify(kept))).toEqual({
            siam: { marks: { 1: 'clean' }, streak: 0, best: 2 },
            jungla: none,
        });
        for (const text of [null, 'no', '3', 'null']) expect(read(text)).toEqual({});
    });

    it('goes to the next unsolved one that is wanted, round to the beginning', () => {
        const lines = [line(1), line(2), line(3, 2, 'turn'), line(4, 2)];
        const progress = noted(noted(none, 4, 'clean'), 2, 'clean');
        expect(nextUnsolved(lines, progress, 1, all)).toBe(3);
        expect(nextUnsolved(lines, progress, 3, all)).toBe(1);
        expect(nextUnsolved(lines, progress, 3, { grade: 2, theme: null })).toBeNull();
        expect(nextUnsolved(lines, progress, 0, { grade: null, theme: 'turn' })).toBe(3);
        expect(lines.filter((each) => fits(each, { grade: 2, theme: 'push' }))).toHaveLength(1);
    });
});
