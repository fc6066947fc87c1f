import { describe, expect, it } from 'vitest';
import {
    branching,
    grown,
    isMain,
    lineThrough,
    listed,
    mainLine,
    nodeOf,
    pathTo,
    planted,
    promoted,
    pruned,
    ROOT,
    timeOf,
    type Listed,
    type Tree,
} from './tree';

const steps = (text: string) => [...text].map((move, index) => ({ move, seat: (index % 2) + 1 }));
const texts = (nodes: readonly { move: string }[]): string => nodes.map(({ move }) => move).join('');

/** The list as text, branches in brackets. */
function written(items: readonly Listed[]): string {
    return items
        .map((item) => ('move' in item ? item.move : item.branches.map((branch) => `(${written(branch)})`).join('')))
        .join('');
}

/** abcd, with xy in place of b, and z in place of y. */
function branched(): { tree: Tree; y: number; z: number } {
    const first = planted(steps('abcd'));
    const a = mainLine(first)[0]?.id ?? -1;
    const one = grown(first, a, steps('xy'));
    const x = pathTo(one.tree, one.end)[1]?.id ?? -1;
    const two = grown(one.tree, x, steps('z'));
    return { tree: two.tree, y: one.end, z: two.end };
}

describe('a tree of moves', () => {
    it('begins as one line', () => {
        const tree = planted(steps('abc'));
        expect(texts(mainLine(tree))).toBe('abc');
        expect(mainLine(tree).map(({ ply }) => ply)).toEqual([1, 2, 3]);
        expect(planted().nodes.size).toBe(1);
    });

    it('goes along moves that are there and branches where they differ', () => {
        const { tree, z } = branched();
        expect(texts(pathTo(tree, z))).toBe('axz');
        expect(written(listed(tree))).toBe('ab(xy(z))cd');
        const again = grown(tree, ROOT, steps('ab'));
        expect(again.tree).toBe(tree);
        expect(nodeOf(tree, again.end).move).toBe('b');
    });

    it('continues a line to its end', () => {
        const { tree, z } = branched();
        const a = mainLine(tree)[0]?.id ?? -1;
        expect(texts(lineThrough(tree, a))).toBe('abcd');
        expect(texts(lineThrough(tree, pathTo(tree, z)[1]?.id ?? -1))).toBe('axy');
    });

    it('promotes a branch, the innermost first', () => {
        const { tree, z } = branched();
        expect([isMain(tree, z), branching(tree, z)?.move]).toEqual([false, 'z']);
        const once = promoted(tree, z);
        expect(written(listed(once))).toBe('ab(xz(y))cd');
        const twice = promoted(once, z);
        expect(written(listed(twice))).toBe('ax(bcd)z(y)');
        expect(isMain(twice, z)).toBe(true);
        expect(promoted(twice, z)).toBe(twice);
    });

    it('cuts a branch off with everything after it, and never the start', () => {
        const { tree, y } = branched();
        const x = nodeOf(tree, y).parent ?? -1;
        const cut = pruned(tree, x);
        expect(written(listed(cut.tree))).toBe('abcd');
        expect(nodeOf(cut.tree, cut.at).move).toBe('a');
        expect(cut.tree.nodes.size).toBe(5);
        expect(pruned(tree, ROOT).tree).toBe(tree);
    });

    it('counts equal moves of a turn', () => {
        const tree = planted([...'aabab'].map((move, index) => ({ move, seat: index < 4 ? 1 : 2 })));
        expect(mainLine(tree).map((node) => timeOf(tree, node))).toEqual([1, 2, 1, 3, 1]);
    });

    it('says which node is missing', () => {
        expect(() => nodeOf(planted(), 7)).toThrow('there is no node 7');
    });
});
