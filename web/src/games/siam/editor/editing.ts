/** Positions of Siam: `<board> <side> <ply> <exits> <winner> <variant>`, ranks from the fifth to the first. */
import type { Piece } from '../../../board';
import type { Editing, Field, Stock } from '../../../editor/types';

export interface Siam {
    /** What stands where, by square: `#` or one of `NESWnesw`. */
    board: ReadonlyMap<string, string>;
    ply: number;
    exits: readonly [number, number];
    winner: string;
    variant: string;
}

const EACH = 5;
const ROCKS = 3;
const FACES = 'NESW';
const MOST = 999_999_999;
const SIDES = ['ele', 'rhi'] as const;
const NAMES = ['elephant', 'rhinoceros'] as const;
const VARIANTS = [
    'classic2005',
    'classic2005-cross',
    'classic2005-oneexit',
    'classic2005-cross-oneexit',
    'edition2014',
];
const SQUARES = [...'54321'].flatMap((rank) => [...'abcde'].map((file) => file + rank));
const RANK = '[.#NESWnesw]{5}';
const COUNT = '(0|[1-9]\\d{0,8})';
const FORM = new RegExp(`^(${RANK}(?:/${RANK}){4}) (ele|rhi) ${COUNT} ${COUNT},${COUNT} (-|ele|rhi) (\\S+)$`);

function read(text: string): Siam | null {
    const [, board, , ply, elephants, rhinos, winner, variant] = FORM.exec(text) ?? [];
    if (board === undefined || winner === undefined || variant === undefined) return null;
    const letters = [...board.replaceAll('/', '')];
    const standing = SQUARES.flatMap((square, index): [string, string][] =>
        letters[index] === '.' ? [] : [[square, letters[index] ?? '']],
    );
    return { board: new Map(standing), ply: Number(ply), exits: [Number(elephants), Number(rhinos)], winner, variant };
}

function write({ board, ply, exits, winner, variant }: Siam): string {
    const letters = SQUARES.map((square) => board.get(square) ?? '.').join('');
    const ranks = [0, 5, 10, 15, 20].map((start) => letters.slice(start, start + 5)).join('/');
    return `${ranks} ${SIDES[ply % 2]} ${ply} ${exits.join(',')} ${winner} ${variant}`;
}

const isRock = (letter: string): boolean => letter === '#';
const ownerOf = (letter: string): number => (isRock(letter) ? 0 : letter === letter.toUpperCase() ? 1 : 2);
const facingOf = (letter: string): number => 90 * FACES.indexOf(letter.toUpperCase());

function letterOf(owner: number, facing: number | null): string {
    const letter = FACES[Math.round((facing ?? 0) / 90) % 4] ?? 'N';
    return owner === 0 ? '#' : owner === 1 ? letter : letter.toLowerCase();
}

function count(setup: Siam, owner: number): number {
    return [...setup.board.values()].filter((letter) => ownerOf(letter) === owner).length;
}

function pieces({ board }: Siam): Piece[] {
    return [...board].map(([cell, letter]) => {
        const owner = ownerOf(letter);
        const kind = NAMES[owner - 1] ?? 'rock';
        return { id: `${kind}-${cell}`, cell, kind, owner, facing: owner === 0 ? null : facingOf(letter) };
    });
}

const facings = [0, 90, 180, 270];

function stock(setup: Siam): Stock[] {
    return [
        { id: 'new-elephant', kind: 'elephant', owner: 1, count: EACH - count(setup, 1), facings, facing: 0 },
        { id: 'new-rhinoceros', kind: 'rhinoceros', owner: 2, count: EACH - count(setup, 2), facings, facing: 0 },
        { id: 'new-rock', kind: 'rock', owner: 0, count: ROCKS - count(setup, 0), facings: [], facing: null },
    ];
}

function put(setup: Siam, id: string, cell: string, facing: number | null): Siam {
    const board = new Map(setup.board);
    const from = pieces(setup).find((piece) => piece.id === id);
    const owner = from?.owner ?? { 'new-elephant': 1, 'new-rhinoceros': 2 }[id] ?? 0;
    if (from) board.delete(from.cell);
    board.set(cell, letterOf(owner, facing ?? from?.facing ?? 0));
    return { ...setup, board, winner: '-' };
}

function remove(setup: Siam, id: string): Siam {
    const gone = pieces(setup).find((piece) => piece.id === id);
    return { ...setup, board: new Map([...setup.board].filter(([cell]) => cell !== gone?.cell)), winner: '-' };
}

function cleared(setup: Siam): Siam {
    const rocks = [...setup.board].filter(([, letter]) => isRock(letter));
    const start: [string, string][] = ['b3', 'c3', 'd3'].map((cell) => [cell, '#']);
    return { ...setup, board: new Map(rocks.length === ROCKS ? rocks : start), winner: '-' };
}

function fields({ ply, exits, variant }: Siam): Field[] {
    return [
        { id: 'side', kind: 'choice', value: String((ply % 2) + 1), options: ['1', '2'] },
        { id: 'ply', kind: 'number', value: ply, least: 0, most: MOST },
        { id: 'edition', kind: 'choice', wide: true, value: variant, options: VARIANTS },
        { id: 'exits1', kind: 'number', value: exits[0], least: 0, most: MOST },
        { id: 'exits2', kind: 'number', value: exits[1], least: 0, most: MOST },
    ];
}

function set(setup: Siam, field: string, value: string | number): Siam {
    const { ply, exits } = setup;
    if (field === 'side')
        return { ...setup, ply: ply % 2 === Number(value) - 1 ? ply : ply % 2 === 0 ? ply + 1 : ply - 1 };
    if (field === 'edition') return { ...setup, variant: String(value) };
    if (field === 'ply') return { ...setup, ply: Number(value) };
    return { ...setup, exits: field === 'exits1' ? [Number(value), exits[1]] : [exits[0], Number(value)] };
}

export const editing: Editing<Siam> = {
    read,
    write,
    pieces,
    stock,
    put,
    remove,
    cleared,
    facings,
    fields,
    set,
    faults: (setup) =>
        count(setup, 0) === ROCKS || setup.winner !== '-' ? [] : [{ id: 'rocks', count: count(setup, 0) }],
};
