import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import { nameOf } from './names';

const cell = { id: 'b2', polygon: [], at: [0, 0] as const, label: 'b2, water' };
const plain = { marks: [], last: [], selected: false, actor: false, look: null };

describe('the name of a cell', () => {
    it('tells what stands there', () => {
        expect(nameOf(cell, null, en.board, plain)).toBe('b2, water, empty');
        expect(nameOf(cell, { id: 'p', cell: 'b2', kind: 'cat', label: 'cat, facing north' }, en.board, plain)).toBe(
            'b2, water, cat, facing north',
        );
    });

    it('tells the cell once', () => {
        const { label: _, ...bare } = cell;
        expect(
            nameOf(bare, { id: 'p', cell: 'b2', kind: 'cat', label: 'cat on b2, facing north' }, en.board, plain),
        ).toBe('cat on b2, facing north');
        expect(nameOf(bare, { id: 'p', cell: 'b2', kind: 'cat' }, en.board, plain)).toBe('b2, cat');
    });

    it('tells every mark', () => {
        const state = {
            marks: [
                { cell: 'b2', kind: 'web', label: 'in a web' },
                { cell: 'c3', kind: 'web', label: 'elsewhere' },
            ],
            last: [[{ kind: 'move', piece: 'p', path: ['a1', 'b2'] }]],
            selected: true,
            actor: true,
            look: { kind: 'strike' as const },
        };
        expect(nameOf(cell, null, en.board, state)).toBe(
            'b2, water, empty, in a web, selected, can be struck, can act, the last move ended here',
        );
    });
});
