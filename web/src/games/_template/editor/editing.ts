/** Positions of Otter Run: `<cells> <hands> <turn> <edition>`, as in `1,2 13/22 0 standard`. */
import type { Piece } from '../../../board';
import type { Editing, Field } from '../../../editor/types';

export interface Run {
    cells: readonly [number, number];
    hands: readonly [string, string];
    turn: number;
    edition: string;
}

const FORM = /^(\d+),(\d+) ([1-9]+|-)\/([1-9]+|-) (\d+) (\S+)$/;
const EDITIONS = ['standard', 'brook'];
const MOST_TURNS = 60;
const SHELLS = '123';

function read(text: string): Run | null {
    const [, first, second, own, other, turn, edition] = FORM.exec(text) ?? [];
    if (own === undefined || other === undefined || edition === undefined) return null;
    return { cells: [Number(first), Number(second)], hands: [own, other], turn: Number(turn), edition };
}

function write({ cells, hands, turn, edition }: Run): string {
    return `${cells.join(',')} ${hands.join('/')} ${turn} ${edition}`;
}

function pieces({ cells }: Run): Piece[] {
    return cells.map((cell, index) => ({
        id: `otter${index + 1}`,
        cell: String(cell),
        kind: 'otter',
        owner: index + 1,
        facing: null,
        glyph: `O${index + 1}`,
    }));
}

function put(setup: Run, id: string, cell: string): Run {
    const [first, second] = setup.cells;
    return { ...setup, cells: id === 'otter1' ? [Number(cell), second] : [first, Number(cell)] };
}

/** Every hand of two shells, the lower first. */
const HANDS = [...SHELLS].flatMap((one) => [...SHELLS].filter((other) => other >= one).map((other) => one + other));

function fields({ hands, turn, edition }: Run): Field[] {
    const held = hands.map((hand, index): Field => ({
        id: `hand${index + 1}`,
        kind: 'choice',
        value: hand,
        options: HANDS.includes(hand) ? HANDS : [hand, ...HANDS],
    }));
    return [
        { id: 'side', kind: 'choice', value: String((turn % 2) + 1), options: ['1', '2'] },
        { id: 'turn', kind: 'number', value: turn, least: 0, most: MOST_TURNS },
        { id: 'edition', kind: 'choice', wide: true, value: edition, options: EDITIONS },
        ...held,
    ];
}

function set(setup: Run, field: string, value: string | number): Run {
    const { hands, turn } = setup;
    if (field === 'side') return { ...setup, turn: turn + (Number(value) === (turn % 2) + 1 ? 0 : 1) };
    if (field === 'turn') return { ...setup, turn: Number(value) };
    if (field === 'edition') return { ...setup, edition: String(value) };
    return { ...setup, hands: field === 'hand1' ? [String(value), hands[1]] : [hands[0], String(value)] };
}

export const editing: Editing<Run> = {
    read,
    write,
    pieces,
    stock: () => [],
    put,
    remove: (setup) => setup,
    cleared: (setup) => setup,
    fixed: ['otter'],
    facings: [],
    fields,
    set,
    faults: ({ cells }) => (cells[0] === cells[1] ? [{ id: 'crowded' }] : []),
};
