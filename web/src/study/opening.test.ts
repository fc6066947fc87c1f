import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../transport';
import { played, serving, studied } from './fixture';
import { lineThrough, mainLine, nodeOf, ROOT, type Tree } from './moves/tree';
import { openFree, openMatch, type Opening } from './opening';
import { readAddress } from './sharing/address';

const line = (tree: Tree): string =>
    mainLine(tree)
        .map(({ move }) => move)
        .join('');
const here = ({ tree, at }: Opening): string => nodeOf(tree, at).move;

describe('a study of a game', () => {
    it('begins with its start, and plays what the address tells', async () => {
        const opened = await openFree('otter', readAddress('?moves=a,b,c&ply=2'), serving());
        expect([line(opened.tree), here(opened), opened.seats, opened.edition]).toEqual(['abc', 'b', 2, 'first']);
        expect(opened.start).toBe('after ');
    });

    it('asks for an edition and players, or for a position', async () => {
        const study = vi.fn(serving().study);
        await openFree('otter', readAddress('?edition=old&seats=4'), serving({ study }));
        expect(study.mock.calls[0]?.[1]).toMatchObject({ edition: 'old', seats: 4 });
        const opened = await openFree('otter', readAddress('?position=here&edition=old'), serving({ study }));
        expect(study.mock.calls[2]?.[1]).toEqual({ position: 'here', moves: [], draw: false });
        expect([opened.start, opened.at]).toEqual(['here', ROOT]);
    });
});

describe('a study of a match', () => {
    it('begins with its record, at its end', async () => {
        const opened = await openMatch('otter', played(), readAddress(''), serving());
        expect([opened.start, line(opened.tree), here(opened), opened.limited]).toEqual(['start', 'abc', 'c', false]);
        expect(opened.given).toHaveLength(4);
    });

    it('grows the branch of the address', async () => {
        const opened = await openMatch('otter', played(), readAddress('?from=1&moves=x,y'), serving());
        const played_ = lineThrough(opened.tree, opened.at).map(({ move }) => move);
        expect([line(opened.tree), played_.join(''), here(opened)]).toEqual(['abc', 'axy', 'y']);
        expect(opened.given).toHaveLength(4);
        const before = await openMatch('otter', played(), readAddress('?from=1&moves=x,y&ply=2'), serving());
        expect(here(before)).toBe('x');
    });

    it('that goes on is only looked at', async () => {
        const study = vi.fn(serving().study);
        const recordOf = (): Promise<never> => Promise.reject(new Problem('match/not-over', ''));
        const opened = await openMatch('otter', played(), readAddress('?ply=1'), serving({ study, recordOf }));
        expect([opened.limited, opened.start, here(opened)]).toEqual([true, '', 'a']);
        expect(study).not.toHaveBeenCalled();
    });

    it('that goes on and is long is read page by page', async () => {
        const recordOf = (): Promise<never> => Promise.reject(new Problem('match/not-over', ''));
        const page = (text: string, skipped: number) => ({ skipped, turns: 0, moves: [{ seat: 1, text, at: 0 }] });
        const moves = (_: string, before: number) => Promise.resolve(before === 2 ? page('y', 1) : page('x', 0));
        const match = { ...played(), skipped: 2 };
        const opened = await openMatch('otter', match, readAddress(''), serving({ moves, recordOf }));
        expect(line(opened.tree)).toBe('xyabc');
    });

    it('is not opened where its record does not come', async () => {
        const recordOf = (): Promise<never> => Promise.reject(new Problem('net/lost', ''));
        await expect(openMatch('otter', played(), readAddress(''), serving({ recordOf }))).rejects.toThrow(Problem);
    });
});

it('chance has made the moves that nobody has', async () => {
    const study = (_game: string, question: object) =>
        Promise.resolve({ ...studied(question), moves: ['a', 'die'], movers: [1] });
    const { tree } = await openFree('otter', readAddress(''), serving({ study }));
    expect(mainLine(tree).map(({ seat }) => seat)).toEqual([1, 0]);
});
