import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offers, Scene } from '../wire';
import { Selection, type Source } from './selection.svelte';

const scene: Scene = {
    cells: [],
    width: 1,
    height: 1,
    pieces: [{ id: 'cat', cell: 'b2', kind: 'cat', label: 'cat on b2' }],
    hands: [
        { seat: 1, title: 'one', items: [{ id: 'card', kind: 'dodo', label: 'Dodo' }] },
        { seat: 2, title: 'two', items: [{ id: 'reserve', kind: 'cat' }] },
    ],
};
const offers: Offers = {
    seat: 1,
    grips: [
        { piece: 'card', to: [['', 'take dodo', 0]] },
        { piece: 'two-ways', to: [['', 'use ', 1]] },
        {
            piece: 'cat',
            to: [
                ['b2', 'turn ', 1],
                ['', 'leave', 0],
            ],
        },
        { piece: 'reserve', to: [['a1', '+a1', 0]] },
    ],
    endings: [
        [['', null]],
        [
            ['N', 0],
            ['S', 180],
        ],
    ],
};
const board = { putBeside: vi.fn(), dragFrom: vi.fn(), cancel: vi.fn() };
const play = vi.fn();
let source: Source;
let selection: Selection;

beforeEach(() => {
    vi.clearAllMocks();
    source = { offers, scene, cards: false };
    selection = new Selection(() => source);
    selection.board = board as unknown as NonNullable<Selection['board']>;
});

describe('a selection', () => {
    it('plays at once what can only be chosen', () => {
        selection.pick('card', play);
        expect(play).toHaveBeenCalledWith('take dodo');
        expect(selection.selected).toBeNull();
    });

    it('holds what can be put somewhere, until it is chosen again', () => {
        selection.pick('reserve', play);
        expect(selection.selected).toBe('reserve');
        selection.pick('reserve', play);
        expect(selection.selected).toBeNull();
    });

    it('asks the board where there are several things to do with it', () => {
        selection.pick('two-ways', play);
        expect(selection.selected).toBe('two-ways');
        expect(board.putBeside).toHaveBeenCalled();
        expect(play).not.toHaveBeenCalled();
    });

    it('knows what can be taken up, and what lies beside the board', () => {
        expect([...selection.able]).toEqual(['card', 'two-ways', 'cat', 'reserve']);
        expect(selection.beside.map(({ id, owner, facing }) => [id, owner, facing])).toEqual([
            ['card', 1, 0],
            ['reserve', 2, 180],
        ]);
        source = { ...source, cards: true };
        expect(selection.beside.map(({ facing }) => facing)).toEqual([null, null]);
    });

    it('tells what can be done with what was taken up', () => {
        expect([selection.canLeave, selection.canTurn, selection.label]).toEqual([false, false, '']);
        selection.selected = 'cat';
        expect([selection.canLeave, selection.canTurn, selection.label]).toEqual([true, true, 'cat on b2']);
        selection.aiming = true;
        expect(selection.canTurn).toBe(false);
        selection.selected = 'card';
        expect([selection.canLeave, selection.label]).toEqual([true, 'Dodo']);
        source = { ...source, cards: true };
        expect(selection.canLeave).toBe(false);
    });

    it('has nothing to take up where nothing is offered', () => {
        source = { ...source, offers: null };
        selection.pick('reserve', play);
        expect(selection.selected).toBeNull();
        expect(selection.able.size).toBe(0);
    });

    it('lets go of everything', () => {
        selection.inflight = { piece: 'cat', cell: 'a1', facing: null };
        selection.cancel();
        expect(selection.inflight).toBeNull();
        expect(board.cancel).toHaveBeenCalled();
    });
});
