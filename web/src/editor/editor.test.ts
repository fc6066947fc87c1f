import { describe, expect, it } from 'vitest';
import { choicesOf, optionsAt } from '../board/hands/compose';
import { everything } from './offers';
import type { AnyEditing } from './types';

type Known = { text: string; pieces: (string | number | null)[][] }[];
/** Positions that real games reached; `web/scripts/positions.py` writes them. */
const POSITIONS = import.meta.glob<Known>('../games/*/editor/positions.json', { eager: true, import: 'default' });
const EDITORS = import.meta.glob<AnyEditing>('../games/*/editor/editing.ts', { eager: true, import: 'editing' });
const GAMES = Object.entries(EDITORS).map(([path, editing]): [string, AnyEditing, Known] => [
    path.split('/')[2] ?? '',
    editing,
    POSITIONS[path.replace('editing.ts', 'positions.json')] ?? [],
]);

it('finds editors, and positions for each', () => {
    expect(GAMES.filter(([, , known]) => known.length > 0).length).toBeGreaterThanOrEqual(3);
});

describe.each(GAMES)('%s', (_name, editing, known) => {
    it('writes every position that games reached as it was read', () => {
        for (const { text } of known) expect(editing.write(editing.read(text))).toBe(text);
    });

    it('has the pieces that are drawn', () => {
        for (const { text, pieces } of known) {
            const own = editing
                .pieces(editing.read(text))
                .map(({ id, cell, kind, owner, facing, marks }) => [id, cell, kind, owner, facing, ...(marks ?? [])]);
            expect(own.map(String).sort()).toEqual(pieces.map(String).sort());
        }
    });

    it('takes every piece off and puts it back', () => {
        for (const { text } of known.slice(0, 12)) {
            const setup = editing.read(text);
            for (const { id, cell, kind, facing } of editing.pieces(setup)) {
                const without = editing.remove(setup, id);
                const fixed = editing.fixed?.includes(kind) ?? false;
                expect(editing.pieces(without).some((piece) => piece.cell === cell)).toBe(fixed);
                const moved = editing.put(setup, id, cell, facing ?? null);
                expect(editing.pieces(moved).map(String)).toEqual(editing.pieces(setup).map(String));
            }
        }
    });

    it('refuses other texts', () => {
        for (const text of ['', '-', 'null', '{}', '[1]', '..... ele', 'jungla1 | - | - | - | -'])
            expect(editing.read(text)).toBeNull();
    });
});

describe('what an editor offers', () => {
    const cells = ['a1', 'b1'].map((id) => ({ id, polygon: [], at: [0, 0] as const }));
    const piece = { id: 'elephant-a1', cell: 'a1', kind: 'elephant', facing: 0 };
    const rock = { id: 'new-rock', kind: 'rock', owner: 0, count: 1, facings: [], facing: null };
    const choices = choicesOf(everything(cells, [piece], [rock, { ...rock, id: 'gone', count: 0 }], [0, 90, 180, 270]));

    it('is to go anywhere, turn, leave and come in', () => {
        expect([...choices.keys()]).toEqual(['elephant-a1', 'new-rock']);
        expect(optionsAt(choices, 'elephant-a1', 'a1')).toHaveLength(4);
        expect(optionsAt(choices, 'elephant-a1', 'b1')).toHaveLength(1);
        expect(optionsAt(choices, 'elephant-a1', '')).toHaveLength(1);
        expect(optionsAt(choices, 'new-rock', 'a1')).toHaveLength(1);
    });
});
