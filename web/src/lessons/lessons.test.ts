import { describe, expect, it } from 'vitest';
import type { Study } from '../api';
import { LANGUAGES } from '../settings.svelte';
import { reached, type Made } from './goal';
import { loadCourse, TAUGHT } from './load';
import { restored } from './progress.svelte';
import { startOf } from './teacher.svelte';
import type { StepData } from './types';

/** An answer of the study door with pieces as `elephant@c3:90`. */
function study(pieces: string[], more: Partial<Study> = {}): Study {
    const placed = pieces.map((text) => {
        const [kind = '', cell = '', facing = '0'] = text.split(/[@:]/);
        return { id: text, kind, cell, facing: Number(facing) };
    });
    return {
        scene: { cells: [], pieces: placed, width: 5, height: 5 },
        seat: 1,
        position: '',
        outcome: null,
        offers: null,
        ...more,
    } as unknown as Study;
}

function made(move: string, before: Study, after: Study, replies: Record<string, Study> = {}): Made {
    const offers = { seat: 2, choices: Object.keys(replies).map((text) => ({ text })) };
    return {
        before,
        move,
        after,
        look: async (reply) => (reply === null ? { ...after, offers } : (replies[reply] ?? after)),
    };
}

const rock = study(['rock@c5', 'elephant@c4:0']);
const bare = study(['elephant@c5:0'], { outcome: { winners: [1], reason: '', text: '' } });

describe('goals', () => {
    it('look at the move, the board and the outcome', async () => {
        const push = made('c4-c5!', rock, bare);
        await expect(
            reached({ play: '!$', on: { c5: 'elephant:0', c4: '' }, off: 'rock', wins: 1 }, push),
        ).resolves.toBe(true);
        for (const goal of [
            { play: '^x' },
            { on: { c5: 'elephant:90' } },
            { on: { c5: '' } },
            { off: 'elephant' },
            { wins: 2 },
            { text: 'rhi' },
        ]) {
            await expect(reached(goal, push)).resolves.toBe(false);
        }
    });

    it('look at what others could do then', async () => {
        const lost = study([], { outcome: { winners: [2], reason: '', text: '' } });
        const move = made('c4@E', rock, rock, { 'd3-e3!': lost, 'd3@N': rock });
        await expect(reached({ prevents: '^a' }, move)).resolves.toBe(true);
        await expect(reached({ prevents: '!$' }, move)).resolves.toBe(false);
        await expect(reached({ safe: '@' }, move)).resolves.toBe(true);
        await expect(reached({ safe: '!$' }, move)).resolves.toBe(false);
    });
});

it('a step begins where those before it lead', () => {
    const steps: StepData[] = [
        { position: 'p', solution: ['a'], reply: ['b'], rules: [] },
        { shows: ['c'], rules: [] },
        { rules: [] },
        { position: 'q', rules: [] },
    ];
    expect([0, 1, 2, 3].map((index) => startOf(steps, index))).toEqual([
        { position: 'p', line: [] },
        { position: 'p', line: ['a', 'b'] },
        { position: 'p', line: ['a', 'b', 'c'] },
        { position: 'q', line: [] },
    ]);
});

it('what is remembered is numbers of steps', () => {
    expect(restored('{"siam":{"enter":3,"walk":"x"},"comet":null}')).toEqual({ siam: { enter: 3 }, comet: {} });
    expect([null, '', 'nonsense', '7', 'null'].map(restored)).toEqual([{}, {}, {}, {}, {}]);
});

/** Every text below an object. */
function all(words: unknown): string[] {
    return typeof words === 'string' ? [words] : Object.values(words as object).flatMap(all);
}

describe.each(TAUGHT)('lessons of %s', (game) => {
    it.each(LANGUAGES)('are told in full in %s', async (language) => {
        const course = await loadCourse(game, language);
        const english = await loadCourse(game, 'en');
        const told = all(course?.words);
        expect(told.length).toBe(all(english?.words).length);
        expect(told.filter((text) => text === '' || text !== text.trim() || /[ap]'|  /.test(text))).toEqual([]);
        for (const [name, { steps }] of Object.entries(course?.lessons ?? {})) {
            expect(Object.keys(course?.words[name]?.steps ?? {})).toEqual(Object.keys(steps));
        }
    });
});

it('there are none of a game that is not taught', async () => {
    await expect(loadCourse('chess', 'en')).resolves.toBeNull();
});
