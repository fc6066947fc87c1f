import { afterEach, describe, expect, it, vi } from 'vitest';
import { StudyStore } from './store.svelte';
import { mainLine, ROOT } from './moves/tree';

/** A server that lets two seats play anything in turn. */
function answer(_address: string, { body }: { body: string }): Promise<Response> {
    const { moves } = JSON.parse(body) as { moves: string[] };
    const study = {
        game: 'siam',
        seats: 2,
        edition: 'e',
        position: 'p',
        moves,
        movers: moves.map((_, index) => (index % 2) + 1),
        ply: moves.length,
        to_act: 1,
        scene: { cells: [], pieces: [], width: 1, height: 1 },
    };
    return Promise.resolve(new Response(JSON.stringify(study), { headers: { 'content-type': 'application/json' } }));
}

async function opened(): Promise<StudyStore> {
    vi.stubGlobal('fetch', answer);
    const store = new StudyStore('siam');
    await store.open('?moves=a,b,c');
    return store;
}

const line = (store: StudyStore): string =>
    mainLine(store.tree)
        .map(({ move }) => move)
        .join('');

afterEach(() => vi.unstubAllGlobals());

describe('moves that were deleted', () => {
    it('come back with the place that was looked at', async () => {
        const store = await opened();
        await store.step(-1);
        const at = store.at;
        await store.cut(at);
        expect([line(store), store.cuts[0]?.count, store.node.move]).toEqual(['a', 2, 'a']);
        await store.goTo(ROOT);
        await store.uncut();
        expect([line(store), store.at, store.cuts]).toEqual(['abc', at, []]);
    });

    it('come back one deletion after the other', async () => {
        const store = await opened();
        await store.cut(store.at);
        await store.cut(store.at);
        expect(line(store)).toBe('a');
        await store.uncut();
        expect(line(store)).toBe('ab');
        await store.uncut();
        expect(line(store)).toBe('abc');
    });

    it('do not come back over what was played since', async () => {
        const store = await opened();
        await store.cut(store.at);
        await store.play('d');
        await store.uncut();
        expect([line(store), store.cuts]).toEqual(['abd', []]);
    });
});
