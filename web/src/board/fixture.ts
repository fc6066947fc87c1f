/** A small board for the tests: three by three squares, hexes, and a skin that draws nothing. */
import { layoutOf } from './view/layout';
import type { Cell, Layout, Offers, Skin, XY } from './types';

const nothing = (() => ({})) as unknown as Skin['Ground'];
const none = { top: 0, right: 0, bottom: 0, left: 0 };

export const skin: Skin = {
    unit: 100,
    scale: 1,
    frame: none,
    narrowFrame: none,
    turns: 90,
    Ground: nothing,
    PieceArt: nothing as unknown as Skin['PieceArt'],
    look: (_options, occupied) => ({ kind: occupied ? 'strike' : 'move' }),
};

function square(column: number, row: number): Cell {
    const corners: XY[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
    ];
    return { id: `${'abc'[column] ?? ''}${3 - row}`, polygon: corners, at: [column + 0.5, row + 0.5] };
}

export const cells: Cell[] = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => square(column, row)));

export function squares(turn = 0): Layout {
    return layoutOf({ cells, pieces: [], width: 3, height: 3 }, skin, turn, none);
}

/** Three rows of hexes, each half a hex to the right of the one above. */
export function hexes(): Layout {
    const around = (x: number, y: number): XY[] =>
        Array.from({ length: 6 }, (_none, index): XY => [
            x + 0.577 * Math.sin((index * Math.PI) / 3),
            y - 0.577 * Math.cos((index * Math.PI) / 3),
        ]);
    const all = [0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column): Cell => {
            const at: XY = [column + row / 2 + 0.5, row * 0.866 + 0.577];
            return { id: `${column}${row}`, polygon: around(...at), at };
        }),
    );
    return layoutOf({ cells: all, pieces: [], width: 4, height: 2.9 }, skin, 0, none);
}

/**
 * A piece on b2 that moves up with any of four facings, strikes on c2, turns, or leaves; a reserve for the lower row.
 */
export const offers: Offers = {
    grips: [
        {
            piece: 'cat',
            to: [
                ['b3', 'b2-b3', 0],
                ['c2', 'b2xc2', 1],
                ['b2', 'b2@', 2],
                ['', 'b2-x', 1],
            ],
        },
        {
            piece: 'reserve',
            to: [
                ['a1', '+a1', 0],
                ['b1', '+b1', 0],
            ],
        },
        {
            piece: 'dog',
            to: [
                ['a1', 'dog a1', 1],
                ['a3', 'dog a3', 3],
            ],
        },
    ],
    endings: [
        [
            ['N', 0],
            ['E', 90],
            ['S', 180],
            ['W', 270],
        ],
        [['', null]],
        [
            ['E', 90],
            ['W', 270],
        ],
        [
            [' M', null],
            [' *', null],
        ],
    ],
};
