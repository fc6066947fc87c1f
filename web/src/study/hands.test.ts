import { expect, it, vi } from 'vitest';
import type { Scene } from '../wire';
import { laidOpen, openHands } from './hands';

const scene = (...hands: NonNullable<Scene['hands']>): Scene => ({ cells: [], pieces: [], width: 1, height: 1, hands });
const card = { id: 'hand2-dodo', kind: 'dodo' };

it('lays hands open as their seats see them, and piles stay as they are', () => {
    const pile = { seat: 0, title: 'pile', hidden: 9 };
    const first = scene(
        { seat: 1, title: 'one', items: [card] },
        { seat: 2, title: 'two', hidden: 1 },
        { seat: 3, title: 'three', hidden: 4 },
        pile,
    );
    const second = scene(
        { seat: 1, title: 'one', hidden: 1 },
        { seat: 2, title: 'two', items: [card] },
        { ...pile, hidden: 0 },
    );
    expect(laidOpen(first, new Map([[2, second]])).hands).toEqual([
        { seat: 1, title: 'one', items: [card] },
        { seat: 2, title: 'two', items: [card] },
        { seat: 3, title: 'three', hidden: 4 },
        pile,
    ]);
});

it('asks each seat with a hidden hand once', async () => {
    const seen = scene({ seat: 2, title: 'two', items: [card] }, { seat: 2, title: 'more', items: [] });
    const ask = vi.fn(async () => seen);
    const hidden = scene(
        { seat: 2, title: 'two', hidden: 1 },
        { seat: 2, title: 'more', hidden: 2 },
        { seat: 0, title: 'pile', hidden: 9 },
    );
    const open = await openHands(hidden, ask);
    expect(ask.mock.calls).toEqual([[2]]);
    expect(open.hands?.map(({ hidden: count }) => count ?? 0)).toEqual([0, 0, 9]);
});
