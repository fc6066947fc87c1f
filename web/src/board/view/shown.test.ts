import { describe, expect, it } from 'vitest';
import { choicesOf, optionsAt, targetsOf } from '../hands/compose';
import { offers, skin, squares } from '../fixture';
import { Angles, ghostOf, pendingOf, placesToGo } from './shown';
import type { Piece } from '../types';

const cat: Piece = { id: 'cat', cell: 'b2', kind: 'cat', owner: 1, facing: 350 };

describe('what a board shows beyond its scene', () => {
    it('turns the short way', () => {
        const angles = new Angles();
        expect(angles.of(cat, 'cat', 0)).toBe(350);
        expect(angles.of({ ...cat, facing: 10 }, 'cat', 0)).toBe(370);
        expect(angles.of({ ...cat, facing: 10 }, 'preview', 90)).toBe(100);
        expect(angles.of({ ...cat, facing: null }, 'cat', 0)).toBeNull();
    });

    it('has a move on its way, or one of a piece that still turns', () => {
        const gesture = { piece: 'dog', cell: 'a1', facing: null };
        const draft = { piece: 'cat', cell: 'b3', facing: 90 };
        expect(pendingOf(gesture, cat, draft)).toBe(gesture);
        expect(pendingOf(null, cat, draft)).toEqual({ piece: 'cat', cell: 'b3', facing: 90 });
        expect(pendingOf(null, cat, { ...draft, cell: null })).toBeNull();
        expect(pendingOf(null, null, draft)).toBeNull();
    });

    it('has a piece where a move would put it', () => {
        expect(ghostOf(cat, { piece: 'cat', cell: 'b3', facing: 90 })).toEqual({ ...cat, cell: 'b3', facing: 90 });
        expect(ghostOf(cat, { piece: 'cat', cell: 'b3', facing: null })?.facing).toBe(350);
        expect(ghostOf(cat, { piece: 'cat', cell: '', facing: null })).toBeNull();
        expect(ghostOf(null, { piece: 'cat', cell: 'b3', facing: null })).toBeNull();
        expect(ghostOf(cat, null)).toBeNull();
    });

    it('has places to go, with the way there, but not the one where a piece stands', () => {
        const choices = choicesOf(offers);
        const draft = { piece: 'cat', cell: null, facing: null };
        const shown = placesToGo(
            squares(),
            { piece: cat, targets: targetsOf(choices, draft), choices },
            skin.look,
            new Map([['c2', cat]]),
        );
        expect(shown.map(({ placed, way, far, look }) => [placed.cell.id, way, far, look.kind])).toEqual([
            ['b3', 0, false, 'move'],
            ['c2', 90, false, 'strike'],
        ]);
        expect(optionsAt(choices, 'cat', 'b2')).toHaveLength(2);
    });

    it('shows what comes from beside the board the way it will look', () => {
        const choices = choicesOf(offers);
        const reserve: Piece = { id: 'reserve', cell: '', kind: 'cat', owner: 1 };
        const targets = targetsOf(choices, { piece: 'reserve', cell: null, facing: null });
        const shown = placesToGo(squares(180), { piece: reserve, targets, choices }, skin.look, new Map());
        expect(shown.map(({ placed, way }) => [placed.cell.id, way])).toEqual([
            ['a1', 180],
            ['b1', 180],
        ]);
    });
});
