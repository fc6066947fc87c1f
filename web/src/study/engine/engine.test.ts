import { describe, expect, it, vi } from 'vitest';
import { awaited, remembering, settled } from '../../testing';
import { Problem } from '../../transport';
import type { asking, Thought } from '../asking';
import { Engine } from './engine.svelte';

type Think = (typeof asking)['think'];
const PLACE = { position: 'p', moves: ['a'] };
const thought = (depth: number): Thought => ({ depth, lines: [], final: false }) as unknown as Thought;
const busy = new Problem('analysis/busy', 'Wait.');

/** An engine that waits for nothing. */
function made(think: Think, wait = () => Promise.resolve()): Engine {
    return new Engine({ think }, remembering(), wait);
}

describe('the engine', () => {
    it('tells what it knows again and again until it has ended', async () => {
        const end = awaited<void>();
        const think = vi.fn<Think>((_game, _asked, _lines, _seconds, _signal, told) => {
            told(thought(1));
            told(thought(2));
            return end.promise;
        });
        const engine = made(think);
        engine.look('otter', PLACE, 2);
        await settled();
        expect(think.mock.calls[0]?.slice(0, 3)).toEqual(['otter', PLACE, 2]);
        expect([engine.thought?.depth, engine.thinking]).toEqual([2, true]);
        end.answer();
        await settled();
        expect(engine.thinking).toBe(false);
    });

    it('asks again while the server is busy', async () => {
        const think = vi.fn<Think>(() => Promise.resolve()).mockRejectedValueOnce(busy);
        const engine = made(think);
        engine.look('otter', PLACE, 1);
        await settled();
        expect([think.mock.calls.length, engine.problem, engine.thinking]).toEqual([2, '', false]);
    });

    it('gives up in the end, and says why', async () => {
        const think = vi.fn<Think>(() => Promise.reject(busy));
        const engine = made(think);
        engine.look('otter', PLACE, 1);
        await vi.waitFor(() => expect(engine.thinking).toBe(false));
        expect([think.mock.calls.length, engine.problem]).toEqual([12, 'Wait.']);
    });

    it('says at once why it has nothing to tell', async () => {
        const refused = made(() => Promise.reject(new Problem('x', 'No such game.')));
        refused.look('otter', PLACE, 1);
        const failed = made((_game, _asked, _lines, _seconds, _signal, told) => {
            told({ ...thought(0), code: 'analysis/failed', message: 'It broke.' });
            return Promise.resolve();
        });
        failed.look('otter', PLACE, 1);
        await settled();
        expect([refused.problem, failed.problem, failed.thought]).toEqual(['No such game.', 'It broke.', null]);
    });

    it('asks nothing about a place that was left at once', async () => {
        const [think, pause] = [vi.fn<Think>(() => Promise.resolve()), awaited<void>()];
        const engine = made(think, () => pause.promise);
        engine.look('otter', PLACE, 1);
        engine.look('otter', null, 1);
        pause.answer();
        await settled();
        expect([think.mock.calls, engine.thinking]).toEqual([[], false]);
    });

    it('stops thinking about the place before', async () => {
        const signals: AbortSignal[] = [];
        const engine = made((_game, _asked, _lines, _seconds, signal) => {
            signals.push(signal);
            return new Promise(() => undefined);
        });
        engine.look('otter', PLACE, 1);
        await settled();
        engine.look('otter', { ...PLACE, moves: [] }, 1);
        await settled();
        expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
        engine.rest();
        expect(signals[1]?.aborted).toBe(true);
    });

    it('remembers how many lines are wanted', () => {
        const memory = remembering({ 'menagerie.engine': '9' });
        const engine = new Engine({ think: () => Promise.resolve() }, memory);
        expect(engine.lines).toBe(3);
        engine.show(5);
        expect(new Engine({ think: () => Promise.resolve() }, memory).lines).toBe(5);
    });
});
