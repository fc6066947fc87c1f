import { describe, expect, it } from 'vitest';
import { choicesOf, face, facingsOf, NOTHING, optionsAt, put, rotated, take, tap, type Draft } from './compose';
import { offers } from '../fixture';

const choices = choicesOf(offers);
const holding: Draft = { piece: 'cat', cell: null, facing: null };

describe('offers', () => {
    it('become whole moves', () => {
        expect(optionsAt(choices, 'cat', 'b3').map(({ text }) => text)).toEqual([
            'b2-b3N',
            'b2-b3E',
            'b2-b3S',
            'b2-b3W',
        ]);
        expect(optionsAt(choices, 'cat', 'c2')).toEqual([{ text: 'b2xc2', facing: null }]);
        expect(optionsAt(choices, null, 'c2')).toEqual([]);
    });

    it('may be missing', () => {
        expect(choicesOf(null).size).toBe(0);
        expect(choicesOf({}).size).toBe(0);
    });
});

describe('a tap', () => {
    it('takes up what can move and nothing else', () => {
        expect(tap(choices, NOTHING, 'b2', 'cat', 0)).toEqual({ kind: 'draft', draft: holding });
        expect(tap(choices, NOTHING, 'c3', 'mouse', 0)).toEqual({ kind: 'draft', draft: NOTHING });
    });

    it('on a place with one move makes it', () => {
        expect(tap(choices, holding, 'c2', 'mouse', 0)).toEqual({
            kind: 'move',
            move: 'b2xc2',
            gesture: { piece: 'cat', cell: 'c2', facing: null },
        });
    });

    it('on a place with several facings asks, beginning with the one the piece has', () => {
        expect(tap(choices, holding, 'b3', null, 90)).toEqual({
            kind: 'draft',
            draft: { piece: 'cat', cell: 'b3', facing: 90 },
        });
    });

    it('on what is held turns it where it can turn', () => {
        expect(tap(choices, holding, 'b2', 'cat', 0)).toMatchObject({
            kind: 'draft',
            draft: { piece: 'cat', cell: 'b2' },
        });
        expect(tap(choices, { ...holding, piece: 'dog' }, 'c3', 'dog', 0)).toEqual({ kind: 'draft', draft: NOTHING });
    });

    it('on another piece that can move takes that up instead', () => {
        expect(tap(choices, holding, 'c3', 'dog', 0)).toEqual({ kind: 'draft', draft: { ...holding, piece: 'dog' } });
    });

    it('where no move leads is refused, never dropped', () => {
        expect(tap(choices, holding, 'a1', null, 0)).toEqual({
            kind: 'refused',
            gesture: { piece: 'cat', cell: 'a1', facing: null },
            draft: NOTHING,
        });
    });

    it('on an empty cell that just one thing can reach brings that', () => {
        expect(tap(choices, NOTHING, 'b1', null, null)).toMatchObject({
            kind: 'draft',
            draft: { piece: 'reserve', cell: 'b1' },
        });
        expect(tap(choices, NOTHING, 'a1', null, null)).toEqual({ kind: 'draft', draft: NOTHING });
    });
});

describe('a facing', () => {
    const asked: Draft = { piece: 'cat', cell: 'b3', facing: 0 };

    it('completes the move', () => {
        expect(face(choices, asked, 180)).toEqual({
            kind: 'move',
            move: 'b2-b3S',
            gesture: { piece: 'cat', cell: 'b3', facing: 180 },
        });
    });

    it('that is not offered changes nothing but what is shown', () => {
        expect(face(choices, { ...asked, cell: 'b2' }, 0)).toMatchObject({ kind: 'draft' });
    });

    it('goes round with keys', () => {
        const facings = facingsOf(optionsAt(choices, 'cat', 'b3'));
        expect(rotated(facings, 270, 1)).toBe(0);
        expect(rotated(facings, 0, -1)).toBe(270);
        expect(rotated(facings, null, 1)).toBe(0);
        expect(rotated([], 0, 1)).toBeNull();
        expect(rotated([90, 180, 270], 0, 1)).toBe(90);
        expect(rotated([90, 180, 270], 0, -1)).toBe(270);
    });
});

describe('putting', () => {
    it('beside the board is a move like others', () => {
        expect(put(choices, 'cat', '', null, null)).toMatchObject({ kind: 'move', move: 'b2-x' });
    });

    it('with a wish for a facing shows the nearest that is offered', () => {
        expect(put(choices, 'cat', 'b2', 100, 0)).toMatchObject({ draft: { facing: 90 } });
    });

    it('leaves moves without facings to be told apart by name', () => {
        expect(put(choices, 'dog', 'a3', null, null)).toEqual({
            kind: 'draft',
            draft: { piece: 'dog', cell: 'a3', facing: null },
        });
    });

    it('takes nothing up that is not offered', () => {
        expect(take(choices, 'mouse')).toEqual({ kind: 'draft', draft: NOTHING });
        expect(take(choices, 'reserve')).toMatchObject({ draft: { piece: 'reserve' } });
    });

    it('chooses a piece that goes nowhere at once', () => {
        const only = choicesOf({ grips: [{ piece: 'owl', to: [['', 'rescuer 1', 0]] }], endings: [[['', null]]] });
        expect(tap(only, NOTHING, 'c4', 'owl', null)).toMatchObject({ kind: 'move', move: 'rescuer 1' });
    });
});
