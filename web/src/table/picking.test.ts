import { describe, expect, it } from 'vitest';
import type { Offers } from '../wire';
import { heldOf, pickedOf, turnsHere } from './picking';

const OFFERS = {
    seat: 1,
    endings: [
        [['', null]],
        [
            ['N', 0],
            ['S', 180],
        ],
    ],
    grips: [
        { piece: 'card', to: [['', 'take dodo', 0]] },
        {
            piece: 'two-ways',
            to: [
                ['', 'use dodo', 0],
                ['', 'move dodo', 0],
            ],
        },
        {
            piece: 'animal',
            to: [
                ['a1', '+a1', 1],
                ['', 'x', 0],
            ],
        },
        { piece: 'turns', to: [['', 'turn ', 1]] },
    ],
} as unknown as Offers;

describe('choosing something beside the board', () => {
    it('plays what can only be chosen', () => {
        expect(pickedOf(OFFERS, 'card')).toEqual({ move: 'take dodo' });
    });

    it('asks where there are several things to do with it', () => {
        expect(pickedOf(OFFERS, 'two-ways')).toBe('beside');
        expect(pickedOf(OFFERS, 'turns')).toBe('beside');
    });

    it('takes up what can be put somewhere', () => {
        expect(pickedOf(OFFERS, 'animal')).toBe('held');
    });

    it('does nothing with what is not offered', () => {
        expect(pickedOf(OFFERS, 'nothing')).toBeNull();
        expect(pickedOf(null, 'card')).toBeNull();
    });
});

describe('choosing a piece once more', () => {
    it('turns what can turn where it stands', () => {
        const standing = (cell: string) => [{ id: 'animal', cell }];
        expect(turnsHere(OFFERS, standing('a1'), 'animal')).toBe(true);
        expect(turnsHere(OFFERS, standing('b1'), 'animal')).toBe(false);
        expect(turnsHere(OFFERS, [], 'animal')).toBe(false);
        expect(turnsHere(OFFERS, standing('a1'), null)).toBe(false);
    });
});

it('tells what is put on the board from what is played by choosing it', () => {
    const to = (cell: string): [string, string, number][] => [[cell, 'x', 0]];
    const grips = [
        { piece: 'shell', to: to('') },
        { piece: 'elephant', to: to('a1') },
    ];
    expect([...heldOf({ seat: 1, grips })]).toEqual(['elephant']);
    expect(heldOf(null).size).toBe(0);
});
