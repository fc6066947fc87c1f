import { afterEach, describe, expect, it, vi } from 'vitest';
import { MatchStore } from './store.svelte';
import type { Wire } from './transport';
import type { Motion } from './wire';

/** A match of which two moves are known; the server is asked for what a ply was like. */
function followed(): { store: MatchStore; tell: (message: object) => void } {
    const wire: Wire = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
    const store = new MatchStore('m', undefined, () => wire);
    const tell = (message: object): void => wire.onmessage?.({ data: JSON.stringify(message) });
    const scene = { cells: [], pieces: [], width: 1, height: 1 };
    tell({ kind: 'snapshot', number: 1, ply: 0, seat: 1, own: [1, 2], status: 'running', to_act: 1, moves: [], scene });
    return { store, tell };
}

const motion = (from: string, to: string): Motion => ({ kind: 'move', piece: 'p', path: [from, to] });
const EVENT = { kind: 'event', status: 'running', seat: 1, clocks: {} };

afterEach(() => vi.unstubAllGlobals());

describe('a move that is taken back', () => {
    it('is neither marked nor told as the last one any more', async () => {
        vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
        vi.stubGlobal('fetch', () =>
            Promise.resolve(
                new Response(JSON.stringify({ ply: 1, scene: {}, motions: [motion('a1', 'a2')], told: 'the first' })),
            ),
        );
        const { store, tell } = followed();
        tell({
            ...EVENT,
            after: 1,
            number: 2,
            ply: 1,
            to_act: 2,
            entries: ['moved'],
            moves: [{ ply: 1, seat: 1, text: 'a1-a2', at: 0, motions: [motion('a1', 'a2')], told: 'the first' }],
        });
        tell({
            ...EVENT,
            after: 2,
            number: 3,
            ply: 2,
            to_act: 1,
            entries: ['moved'],
            moves: [{ ply: 2, seat: 2, text: 'b1-b2', at: 0, motions: [motion('b1', 'b2')], told: 'the second' }],
        });
        expect(store.told).toBe('the second');
        tell({ ...EVENT, after: 3, number: 4, ply: 1, to_act: 2, entries: ['taken_back'] });
        await vi.waitFor(() => expect(store.last).toEqual([[motion('a1', 'a2')]]));
        expect(store.told).toBe('the first');
        expect(store.match?.moves.map(({ text }) => text)).toEqual(['a1-a2']);
        store.close();
    });
});

describe('a long match', () => {
    const page = { skipped: 0, turns: 0, moves: [1, 2].map((seat) => ({ seat, text: `early${seat}`, at: 0 })) };

    it('comes with its latest moves, and shows earlier ones when asked', async () => {
        vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
        const asked: string[] = [];
        vi.stubGlobal('fetch', (address: string) => {
            asked.push(address);
            return Promise.resolve(new Response(JSON.stringify(address.includes('/moves') ? page : { motions: [] })));
        });
        const { store, tell } = followed();
        const scene = { cells: [], pieces: [], width: 1, height: 1 };
        const moves = [{ seat: 1, text: 'late', at: 0 }];
        tell({ kind: 'snapshot', number: 9, ply: 3, seat: 1, own: [1, 2], skipped: 2, turns: 2, moves, scene });
        const next = [{ ply: 4, seat: 2, text: 'next', at: 0 }];
        tell({ ...EVENT, after: 9, number: 10, ply: 4, to_act: 1, entries: ['moved'], moves: next });
        expect(store.match?.moves.map(({ text }) => text)).toEqual(['late', 'next']);
        await store.earlier();
        expect(store.match?.moves.map(({ text }) => text)).toEqual(['early1', 'early2', 'late', 'next']);
        expect([store.match?.skipped, store.match?.turns]).toEqual([0, 0]);
        await store.earlier();
        expect(asked.filter((address) => address.includes('/moves?'))).toHaveLength(1);
        store.close();
    });

    it('is asked for anew where more is taken back than is known', () => {
        vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
        vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"motions":[]}')));
        const { store, tell } = followed();
        const scene = { cells: [], pieces: [], width: 1, height: 1 };
        tell({ kind: 'snapshot', number: 9, ply: 3, seat: 1, own: [1], skipped: 2, moves: [{ text: 'late' }], scene });
        tell({ ...EVENT, after: 9, number: 10, ply: 1, to_act: 2, entries: ['taken_back'] });
        expect(store.match?.number).toBe(9);
        store.close();
    });
});
