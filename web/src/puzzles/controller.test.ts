import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../i18n/index.svelte';
import { remembering, settled } from '../testing';
import { Problem } from '../transport';
import { SolveController } from './controller.svelte';
import { around } from './fixture';
import { hintMarks } from './marks';
import { want } from './progress';

beforeAll(() => words.speak('en'));

async function opened(page = around(), visit = remembering()): Promise<SolveController> {
    const solving = new SolveController('otter', 1, page, visit);
    await settled();
    return solving;
}

describe('the page of a puzzle', () => {
    it('asks to win in so many moves', async () => {
        const solving = await opened();
        expect(solving.task).toBe(words.t.puzzles.task('Bank', 2));
    });

    it('is seen from the side that is to solve it', async () => {
        const solving = await opened();
        expect(solving.turn).toBe(180);
        solving.key('f');
        expect(solving.turn).toBe(0);
    });

    it('leads to the next puzzle that is wanted', async () => {
        expect((await opened()).next).toBe(2);
        const visit = remembering();
        want('otter', { grade: 2, theme: null }, visit);
        expect((await opened(around(), visit)).next).toBe(3);
    });

    it('counts what is solved', async () => {
        const solving = await opened();
        expect(solving.solved).toBe(0);
        await solving.session.play('win');
        expect([solving.solved, solving.heard]).toEqual([1, 'over']);
    });

    it('goes without the list of puzzles', async () => {
        const solving = await opened(around({ all: () => Promise.reject(new Problem('net/lost', '')) }));
        expect([solving.lines, solving.next, solving.session.phase]).toEqual([[], null, 'ask']);
    });

    it('shows and lets hear why a move was wrong', async () => {
        const solving = await opened();
        expect([solving.heard, solving.arrows]).toEqual([null, []]);
        await solving.session.play('bad');
        expect([solving.heard, solving.arrows]).toEqual(['refused', [{ from: 'a1', to: 'a2', colour: 'red' }]]);
    });

    it('draws a hint', async () => {
        const solving = await opened();
        await solving.session.help();
        expect(solving.arrows).toEqual([{ from: 'a1', to: 'a1', colour: 'blue' }]);
        await solving.session.help();
        expect(solving.arrows).toEqual([{ from: 'a1', to: 'a3', colour: 'blue' }]);
    });

    it('steps through the solution by keys, once it is shown', async () => {
        const solving = await opened();
        solving.key(']');
        expect(solving.session.step).toBe(0);
        await solving.session.give();
        solving.key(']');
        solving.key(']');
        solving.key('[');
        expect(solving.session.step).toBe(1);
    });
});

it.each([
    ['about something beside the board, in part', 'a3', '', 1, []],
    ['about something beside the board, in full', 'a3', '', 2, [['a3', 'a3']]],
    ['to leave the board', '', 'a1', 2, [['a1', 'a1']]],
    ['to turn on the spot', 'a1', 'a1', 2, [['a1', 'a1']]],
])('a hint %s', (_, cell, standing, shown, marks) => {
    expect(hintMarks({ piece: 'cat', cell }, standing, shown).map(({ from, to }) => [from, to])).toEqual(marks);
});
