import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesOf } from './compose';
import { offers, squares } from '../fixture';
import { Hands, type Surroundings } from './hands.svelte';
import type { Annotation, Offers, Piece, Target } from '../types';

const pieces: Piece[] = [
    { id: 'cat', cell: 'b2', kind: 'cat', owner: 1, facing: 90 },
    { id: 'mouse', cell: 'c2', kind: 'mouse', owner: 2 },
];
const none = { ctrlKey: false, metaKey: false, altKey: false };
let drawn: Annotation[] = [];
let around: Surroundings;
let hands: Hands;

function pointer(x: number, y: number, more: Partial<PointerEvent> = {}): PointerEvent {
    return {
        clientX: x,
        clientY: y,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        shiftKey: false,
        altKey: false,
        ctrlKey: false,
        ...more,
    } as PointerEvent;
}

function keys(...names: string[]): void {
    for (const key of names) hands.key({ key, ...none });
}

beforeEach(() => {
    drawn = [];
    around = {
        layout: squares(),
        choices: choicesOf(offers),
        standing: (cell) => pieces.find((piece) => piece.cell === cell) ?? null,
        piece: (id) => pieces.find((piece) => piece.id === id) ?? null,
        point: ({ clientX, clientY }) => [clientX, clientY],
        pixel: () => 1,
        interactive: true,
        settles: false,
        onmove: vi.fn(),
        onrefuse: vi.fn(),
        oncell: vi.fn(),
        ondraw: (change) => (drawn = change(drawn)),
    };
    hands = new Hands(() => around);
});

describe('keys', () => {
    it('make a whole move: choose, go, choose, turn, confirm', () => {
        keys('Enter', 'ArrowUp', 'Enter', 'e', 'e', 'Enter');
        expect(around.onmove).toHaveBeenCalledWith('b2-b3W', { piece: 'cat', cell: 'b3', facing: 270 });
        expect(hands.draft.piece).toBeNull();
    });

    it('turn a piece on the spot with Q and E', () => {
        keys('Enter', 'q', 'Enter');
        expect(around.onmove).toHaveBeenCalledWith('b2@W', { piece: 'cat', cell: 'b2', facing: 270 });
    });

    it('choose a facing with arrows, as the turned board shows it', () => {
        around = { ...around, layout: squares(180) };
        keys('Enter', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter');
        expect(around.onmove).toHaveBeenCalledWith('b2-b3N', { piece: 'cat', cell: 'b3', facing: 0 });
    });

    it('let go with Escape, which is left alone when nothing is held', () => {
        expect(hands.key({ key: 'Escape', ...none })).toBe(false);
        keys('Enter');
        expect(hands.key({ key: 'Escape', ...none })).toBe(true);
        expect(hands.draft.piece).toBeNull();
    });

    it('leave the shortcuts of the browser alone', () => {
        expect(hands.key({ key: 'e', ...none, ctrlKey: true })).toBe(false);
        expect(hands.key({ key: 'Tab', ...none })).toBe(false);
    });
});

function drag(from: [number, number], to: [number, number], more: Partial<PointerEvent> = {}): void {
    hands.down(pointer(...from, more));
    hands.move(pointer(...to, more));
    hands.up(pointer(...to, more));
}

function dragBeside(piece: string, to: [number, number], more: Partial<PointerEvent> = {}): void {
    hands.downBeside(pointer(-60, 350, more), piece);
    hands.move(pointer(...to, more));
    hands.up(pointer(...to, more));
}

describe('a pointer', () => {
    it('drags a piece to where one move leads', () => {
        drag([150, 150], [250, 150]);
        expect(around.onmove).toHaveBeenCalledWith('b2xc2', { piece: 'cat', cell: 'c2', facing: null });
    });

    it('drags a piece off the board', () => {
        drag([150, 150], [-80, 150]);
        expect(around.onmove).toHaveBeenCalledWith('b2-x', { piece: 'cat', cell: '', facing: null });
    });

    it('chooses a facing by dragging towards it', () => {
        drag([150, 150], [150, 50]);
        expect(hands.draft).toEqual({ piece: 'cat', cell: 'b3', facing: 90 });
        drag([150, 50], [150, 120]);
        expect(around.onmove).toHaveBeenCalledWith('b2-b3S', { piece: 'cat', cell: 'b3', facing: 180 });
    });

    it('away from the ring of facings lets go', () => {
        drag([150, 150], [150, 50]);
        drag([20, 290], [20, 290]);
        expect(around.onmove).not.toHaveBeenCalled();
        expect(hands.draft.cell).toBeNull();
    });

    it('tells of a drop that no move answers', () => {
        drag([150, 150], [50, 250]);
        expect(around.onrefuse).toHaveBeenCalledWith({ piece: 'cat', cell: 'a1', facing: null });
    });

    it('taps twice instead of dragging', () => {
        drag([150, 150], [152, 151]);
        expect(hands.draft.piece).toBe('cat');
        drag([250, 150], [250, 150]);
        expect(around.onmove).toHaveBeenCalledTimes(1);
    });

    it('counts for the nearest place to go under a finger', () => {
        hands.tap('b2');
        drag([150, 150 - 78], [150, 150 - 78], { pointerType: 'touch' });
        expect(hands.draft.cell).toBe('b3');
    });

    it('between two small places to go asks which, and takes the answer', () => {
        around = { ...around, pixel: () => 4 };
        hands.tap('b2');
        drag([203, 102], [203, 102], { pointerType: 'touch' });
        expect(hands.unclear).toEqual([203, 102]);
        expect(around.onmove).not.toHaveBeenCalled();
        hands.pick([230, 140]);
        expect(hands.unclear).toBeNull();
        expect(around.onmove).toHaveBeenCalledWith('b2xc2', { piece: 'cat', cell: 'c2', facing: null });
    });

    it('on large cells, or with a mouse, means what it hits', () => {
        hands.tap('b2');
        drag([203, 102], [203, 102], { pointerType: 'touch' });
        expect(around.onmove).toHaveBeenCalledTimes(1);
        around = { ...around, pixel: () => 4 };
        hands.tap('b2');
        drag([203, 102], [203, 102]);
        expect(around.onmove).toHaveBeenCalledTimes(2);
    });

    it('is free while it holds nothing, and can be forgotten without letting go of what was taken up', () => {
        hands.tap('b2');
        hands.down(pointer(50, 50));
        expect(hands.free).toBe(true);
        hands.forget();
        hands.up(pointer(50, 50));
        expect(hands.draft.piece).toBe('cat');
        hands.down(pointer(150, 150));
        expect(hands.free).toBe(false);
    });

    it('drags from beside the board', () => {
        hands.downBeside(pointer(0, 400), 'reserve');
        hands.move(pointer(150, 250));
        hands.up(pointer(150, 250));
        expect(hands.draft).toEqual({ piece: 'reserve', cell: 'b1', facing: 0 });
    });

    it('draws with the right button, and any other press wipes the drawing', () => {
        drag([50, 50], [250, 50], { button: 2, shiftKey: true });
        drag([150, 250], [150, 250], { button: 2 });
        expect(drawn).toEqual([
            { from: 'a3', to: 'c3', colour: 'red' },
            { from: 'b1', to: 'b1', colour: 'green' },
        ]);
        drag([50, 250], [50, 250]);
        expect(drawn).toEqual([]);
    });

    it('does nothing to a board that only shows', () => {
        around = { ...around, interactive: false };
        drag([150, 150], [250, 150]);
        drag([150, 150], [150, 150]);
        expect(around.onmove).not.toHaveBeenCalled();
        expect(around.oncell).toHaveBeenCalledWith('b2');
    });
});

describe('while a facing is chosen', () => {
    const facings = [0, 90, 180, 270].map((facing): [string, number] => ['NESW'[facing / 90] ?? '', facing]);
    const wide: Offers = {
        grips: [
            { piece: 'reserve', to: ['a3', 'c3', 'c1'].map((cell): Target => [cell, `+${cell}`, 0]) },
            { piece: 'cat', to: ['b3', 'c1'].map((cell): Target => [cell, `b2-${cell}`, 0]) },
            { piece: 'mouse', to: [['c3', 'c2-c3', 0]] },
        ],
        endings: [facings],
    };
    const [mouse, finger] = [{}, { pointerType: 'touch' }];
    const a3: [number, number] = [50, 50];
    const c1: [number, number] = [250, 250];

    beforeEach(() => {
        around = {
            ...around,
            choices: choicesOf(wide),
            standing: (cell) => (cell === 'c2' ? pieces[1] : null) ?? null,
        };
        dragBeside('reserve', a3);
        expect(hands.draft).toEqual({ piece: 'reserve', cell: 'a3', facing: 0 });
    });

    it.each([mouse, finger])('another one dragged from the reserve moves the choice', (by) => {
        dragBeside('reserve', [c1[0], c1[1] + ('pointerType' in by ? 40 : 0)], by);
        expect(around.onmove).not.toHaveBeenCalled();
        expect(hands.draft).toEqual({ piece: 'reserve', cell: 'c1', facing: 0 });
    });

    it.each([mouse, finger])('another legal square beyond the wheel moves the choice', (by) => {
        drag(c1, c1, by);
        expect(around.onmove).not.toHaveBeenCalled();
        expect(hands.draft.cell).toBe('c1');
        hands.tap('c3');
        expect(hands.draft.cell).toBe('c3');
    });

    it('another piece is dragged, and the choice ends', () => {
        drag([250, 150], [250, 50]);
        expect(around.onmove).not.toHaveBeenCalled();
        expect(hands.draft).toEqual({ piece: 'mouse', cell: 'c3', facing: 0 });
    });

    it('a place where the piece cannot go ends the choice', () => {
        drag([250, 150], [250, 150]);
        expect(hands.draft.piece).toBeNull();
        expect(around.onmove).not.toHaveBeenCalled();
    });

    it.each([mouse, finger])('a swipe beyond the wheel ends the choice', (by) => {
        drag(c1, [250, 100], by);
        expect(hands.draft.piece).toBeNull();
        expect(around.onmove).not.toHaveBeenCalled();
    });

    it('a press beside the squares ends the choice, wherever it is released', () => {
        drag([290, 330], a3);
        expect(hands.draft.piece).toBeNull();
        expect(around.onmove).not.toHaveBeenCalled();
    });

    it('the same thing beside the board lets go, another is taken up', () => {
        hands.downBeside(pointer(-60, 350), 'reserve');
        hands.up(pointer(-60, 350));
        expect(hands.draft.piece).toBeNull();
        hands.take('reserve');
        hands.tap('a3');
        hands.downBeside(pointer(-60, 350), 'cat');
        hands.up(pointer(-60, 350));
        expect(hands.draft).toEqual({ piece: 'cat', cell: null, facing: null });
        expect(around.onmove).not.toHaveBeenCalled();
    });

    it.each([mouse, finger])('a drag that begins in the wheel aims, wherever it ends', (by) => {
        drag([100, 100], [290, 100], by);
        expect(around.onmove).toHaveBeenCalledWith('+a3E', { piece: 'reserve', cell: 'a3', facing: 90 });
    });

    it('what is shown counts in an editor when something else is taken up, and that stays taken up', () => {
        around = { ...around, settles: true };
        hands.downBeside(pointer(-60, 350), 'reserve');
        hands.move(pointer(100, 250));
        expect(around.onmove).toHaveBeenCalledWith('+a3N', { piece: 'reserve', cell: 'a3', facing: 0 });
        hands.renew();
        hands.move(pointer(...c1));
        hands.up(pointer(...c1));
        expect(hands.draft).toEqual({ piece: 'reserve', cell: 'c1', facing: 0 });
        hands.downBeside(pointer(-60, 350), 'reserve');
        hands.up(pointer(-60, 350));
        hands.renew();
        expect(around.onmove).toHaveBeenCalledTimes(2);
        expect(hands.draft).toEqual({ piece: 'reserve', cell: null, facing: null });
        hands.renew();
        expect(hands.draft.piece).toBeNull();
    });
});

describe('moves that only names tell apart', () => {
    it('are left to choose from', () => {
        hands.take('dog');
        hands.tap('a3');
        expect(hands.options.map(({ text }) => text)).toEqual(['dog a3 M', 'dog a3 *']);
        const [, star] = hands.options;
        if (star) hands.choose(star);
        expect(around.onmove).toHaveBeenCalledWith('dog a3 *', { piece: 'dog', cell: 'a3', facing: null });
    });
});
