import { expect, it } from 'vitest';
import type { Offers, Scene } from '../../wire';
import { arrowOf, arrowsOf } from './arrows';

const scene: Scene = { cells: [], width: 5, height: 5, pieces: [{ id: 'elephant-c1', cell: 'c1', kind: 'elephant' }] };
const offers: Offers = {
    seat: 1,
    grips: [
        {
            piece: 'elephant-c1',
            to: [
                ['c2', 'c1-c2', 0],
                ['c1', 'c1@', 0],
                ['', 'c1-x', 1],
            ],
        },
        { piece: 'reserve1', to: [['a1', '+a1', 0]] },
    ],
    endings: [
        [
            ['N', 0],
            ['E', 90],
        ],
        [['', null]],
    ],
    choices: [{ text: 'pass' }],
};

it('finds where a move begins and ends', () => {
    expect(arrowOf('c1-c2E', offers, scene)).toEqual({ from: 'c1', to: 'c2' });
    expect(arrowOf('c1@N', offers, scene)).toEqual({ from: 'c1', to: 'c1' });
    expect(arrowOf('c1-x', offers, scene)).toEqual({ from: 'c1', to: 'c1' });
    expect(arrowOf('+a1E', offers, scene)).toEqual({ from: 'a1', to: 'a1' });
    expect(arrowOf('pass', offers, scene)).toBeNull();
    expect(arrowOf('c1-c2S', offers, scene)).toBeNull();
    expect(arrowOf('c1-c2E', null, scene)).toBeNull();
});

it('draws the best move last and in its own colour, and each arrow once', () => {
    expect(arrowsOf(['c1-c2E', '+a1N', 'c1-c2N', 'pass'], offers, scene)).toEqual([
        { from: 'a1', to: 'a1', colour: 'blue' },
        { from: 'c1', to: 'c2', colour: 'green' },
    ]);
});
