import { describe, expect, it, vi } from 'vitest';
import { settled } from '../../testing';
import { Problem } from '../../transport';
import type { Annotation, asking, Thought } from '../asking';
import { serving } from '../fixture';
import { StudyStore } from '../store.svelte';
import { Review } from './review.svelte';

type Server = Pick<typeof asking, 'annotate' | 'annotation' | 'judge'>;
const none = (): Promise<never> => Promise.reject(new Problem('found/annotation', ''));
const at = (status: Annotation['status'], progress = 0): Annotation => ({ status, progress, result: null });
const DONE = { ...at('done', 1), result: { plies: [{ ply: 1 }] } } as unknown as Annotation;

async function reviewing(server: Partial<Server>, wait = () => Promise.resolve()): Promise<Review> {
    const store = new StudyStore('otter', null, serving());
    await store.open('?moves=a,b');
    return new Review(store, { annotate: none, annotation: none, judge: none, ...server }, wait);
}

describe('the annotation of a match', () => {
    it('is followed until it is done', async () => {
        const answers = [at('running', 0.5), DONE];
        const review = await reviewing({
            annotate: () => Promise.resolve(at('queued')),
            annotation: () => Promise.resolve(answers.shift() ?? DONE),
        });
        await review.annotate('m');
        expect([review.state, review.comments.length, review.progress]).toEqual(['done', 1, 0.5]);
        expect(review.of(review.line[0] ?? -1, 1)?.ply).toBe(1);
        expect(review.of(99, 1)).toBeUndefined();
    });

    it('is asked for again after a question that was lost', async () => {
        const annotation = vi.fn(() => Promise.resolve(DONE)).mockRejectedValueOnce(new Problem('net/lost', ''));
        const review = await reviewing({ annotate: () => Promise.resolve(at('running')), annotation });
        await review.annotate('m');
        expect([review.state, annotation.mock.calls.length]).toEqual(['done', 2]);
    });

    it('is looked for without being made', async () => {
        const review = await reviewing({});
        await review.peek('m');
        expect(review.state).toBe('none');
        const known = await reviewing({ annotation: () => Promise.resolve(DONE) });
        await known.peek('m');
        expect(known.state).toBe('done');
    });

    it('may fail', async () => {
        const review = await reviewing({ annotate: () => Promise.reject(new Problem('x', 'Too long.')) });
        await review.annotate('m');
        expect([review.state, review.problem]).toEqual(['failed', 'Too long.']);
    });
});

describe('a line that the engine goes through', () => {
    const found = { seat: 1, chance: 0.5, score: 0, win: null, line: [] } as unknown as Thought;

    it('is judged ply by ply, also when the server is busy', async () => {
        const judge = vi
            .fn<Server['judge']>(() => Promise.resolve(found))
            .mockRejectedValueOnce(new Problem('analysis/busy', ''));
        const review = await reviewing({ judge });
        await review.judge();
        const moves = judge.mock.calls.map(([, asked]) => ('moves' in asked ? asked.moves.join('') : ''));
        expect(moves).toEqual(['', '', 'a', 'ab']);
        expect([review.state, review.progress, review.line.length]).toEqual(['done', 1, 2]);
    });

    it('ends where it is closed', async () => {
        const judge = vi.fn<Server['judge']>(() => Promise.resolve(found));
        const review = await reviewing({ judge });
        const judging = review.judge();
        review.close();
        await judging;
        await settled();
        expect([judge.mock.calls.length, review.state]).toEqual([1, 'working']);
    });
});
