import { describe, expect, it } from 'vitest';
import { rowsOf, type Row } from './rows';
import { grown, listed, mainLine, planted } from './tree';

const line = (text: string) => text.split(' ').map((each) => ({ seat: Number(each[0]), move: each.slice(1) }));

/** Rows as text: `1 a b` for two turns, `…` for one that is missing, `()` for branches. */
function written(rows: readonly Row[]): string[] {
    return rows.map((row) =>
        row.kind === 'branches'
            ? '()'
            : `${row.number} ${row.turns.map((turn) => turn?.nodes.map(({ move }) => move).join('') ?? '…').join(' ')}`,
    );
}

describe('rows of moves', () => {
    it('pair two sides', () => {
        expect(written(rowsOf(listed(planted(line('1a 2b 1c 2d 1e'))), true))).toEqual(['1 a b', '2 c d', '3 e']);
    });

    it('keep the actions of one turn together', () => {
        expect(written(rowsOf(listed(planted(line('2a 2b 1c 1d 2e'))), true))).toEqual(['1 ab cd', '2 e']);
    });

    it('go on after a branch where they were', () => {
        const tree = planted(line('1a 2b 1c 2d'));
        const [a, b] = mainLine(tree);
        const first = grown(tree, 0, line('1x')).tree;
        expect(written(rowsOf(listed(first), true))).toEqual(['1 a', '()', '1 … b', '2 c d']);
        const second = grown(tree, a!.id, line('2x')).tree;
        expect(written(rowsOf(listed(second), true))).toEqual(['1 a b', '()', '2 c d']);
        const third = grown(tree, b!.id, line('1x')).tree;
        expect(written(rowsOf(listed(third), true))).toEqual(['1 a b', '2 c', '()', '2 … d']);
    });

    it('stand below each other for more players', () => {
        expect(written(rowsOf(listed(planted(line('1a 1b 0c 2d 3e'))), false))).toEqual(['1 ab', '0 c', '2 d', '3 e']);
    });

    it('number turns as the table does: a draw does not end one', () => {
        expect(written(rowsOf(listed(planted(line('0x 1a 0b 1c 2d 2e 1f'))), false))).toEqual([
            '0 x',
            '1 a',
            '0 b',
            '1 c',
            '2 de',
            '3 f',
        ]);
    });
});
