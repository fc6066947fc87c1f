import { describe, expect, it, vi } from 'vitest';
import { settled } from '../testing';
import { LessonController, type Page } from './controller.svelte';
import { around, COURSE, WORDS } from './fixture';

function page(more: Partial<Page> = {}): Page {
    return { ...around(), load: () => Promise.resolve(COURSE), speed: () => 0, ...more };
}

async function opened(around = page(), lesson = 'steps'): Promise<LessonController> {
    const learning = new LessonController('otter', lesson, around);
    await learning.load('en');
    await settled();
    return learning;
}

describe('the page of a lesson', () => {
    it('begins with the first step that is not done', async () => {
        const around = page();
        const learning = await opened(around);
        expect([learning.teacher?.index, learning.number, learning.following]).toEqual([0, 1, 'more']);
        expect(learning.title).toBe('Steps');
        around.progress.reach('otter', 'steps', 2);
        expect((await opened(around)).teacher?.index).toBe(2);
        around.progress.reach('otter', 'steps', 5);
        expect((await opened(around)).teacher?.index).toBe(0);
    });

    it('is the last of its course', async () => {
        expect((await opened(page(), 'more')).following).toBeNull();
    });

    it('may be missing, or not come', async () => {
        for (const course of [COURSE, null]) {
            const missing = await opened(page({ load: () => Promise.resolve(course) }), 'none');
            expect([missing.missing, missing.teacher, missing.failed]).toEqual([true, null, false]);
        }
        const failed = await opened(page({ load: () => Promise.reject(new Error('lost')) }));
        expect([failed.failed, failed.missing]).toEqual([true, false]);
    });

    it('stays at its step in another language', async () => {
        const words = { ...COURSE.words, steps: { ...WORDS, title: 'Schritte' } };
        const load = vi
            .fn(page().load)
            .mockResolvedValueOnce(COURSE)
            .mockResolvedValueOnce({ ...COURSE, words });
        const learning = await opened(page({ load }));
        await learning.teacher?.begin(3);
        await learning.load('de');
        expect([learning.title, learning.teacher?.index]).toEqual(['Schritte', 3]);
    });
});

describe('the board of a lesson', () => {
    it('takes moves until the step is done', async () => {
        const learning = await opened();
        expect(learning.interactive).toBe(true);
        await learning.teacher?.play('go');
        expect(learning.interactive).toBe(false);
    });

    it('takes no moves where a question is asked or a cell is to be chosen', async () => {
        const learning = await opened();
        for (const index of [3, 4]) {
            await learning.teacher?.begin(index);
            expect(learning.interactive).toBe(false);
        }
    });

    it('shows arrows and circles of the task, then the right cell', async () => {
        const learning = await opened();
        expect(learning.arrows).toEqual([
            { from: 'a1', to: 'a2', colour: 'green' },
            { from: 'b1', to: 'b1', colour: 'yellow' },
        ]);
        await learning.teacher?.begin(4);
        expect(learning.arrows).toEqual([]);
        learning.teacher?.point('c3');
        expect(learning.arrows).toEqual([{ from: 'c3', to: 'c3', colour: 'green' }]);
    });
});
