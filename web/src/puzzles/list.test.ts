import { describe, expect, it } from 'vitest';
import { remembering, settled } from '../testing';
import { line } from './fixture';
import { PuzzleList } from './list.svelte';
import { note } from './progress';

const LINES = [line(1), line(2, 1, 'trap'), line(3, 2), line(4, 2, 'trap')];

async function listed(visit = remembering(), memory = remembering()): Promise<PuzzleList> {
    const list = new PuzzleList('otter', { all: () => Promise.resolve(LINES) }, memory, visit);
    await settled();
    return list;
}

const numbers = (list: PuzzleList) => list.shown.map(({ grade, lines }) => [grade, lines.map(({ number }) => number)]);

describe('the puzzles of a game', () => {
    it('are listed by difficulty, with what is solved', async () => {
        const memory = remembering();
        note('otter', 1, 'clean', memory);
        note('otter', 3, 'seen', memory);
        const list = await listed(remembering(), memory);
        expect(numbers(list)).toEqual([
            [1, [1, 2]],
            [2, [3, 4]],
        ]);
        expect([list.solved, list.next, list.shown.map(({ solved }) => solved)]).toEqual([1, 2, [1, 0]]);
        expect([list.grades, list.themes]).toEqual([
            [1, 2],
            ['fork', 'trap'],
        ]);
    });

    it('are looked for, and still so after a visit to one of them', async () => {
        const visit = remembering();
        const list = await listed(visit);
        list.choose({ theme: 'trap' });
        list.choose({ grade: 2 });
        expect([numbers(list), list.next]).toEqual([[[2, [4]]], 4]);
        expect((await listed(visit)).wanted).toEqual({ grade: 2, theme: 'trap' });
    });

    it('may not come', async () => {
        const list = new PuzzleList(
            'otter',
            { all: () => Promise.reject(new Error('lost')) },
            remembering(),
            remembering(),
        );
        expect([list.lines, list.failed]).toEqual([null, false]);
        await settled();
        expect([list.lines, list.failed]).toEqual([null, true]);
    });
});
