import { describe, expect, it } from 'vitest';
import { squares } from '../fixture';
import type { Cell, Motion, Piece } from '../types';
import { flights, travelTime } from './motion';

interface Gallery {
    scene: { cells: Cell[]; pieces: Piece[] };
    moves: { motions: Motion[] }[];
}
/** Positions of the real games with some of their moves. */
const GALLERIES = import.meta.glob<Gallery>('../../games/*/gallery/scene.json', { eager: true, import: 'default' });

const layout = squares();
const cat = (cell: string, id = 'cat'): Piece => ({ id, cell, kind: 'cat', owner: 1, facing: 0 });
const plan = (motions: Motion[], before: Piece[], after: Piece[]) => flights({ layout, before, after }, motions);

describe('motions', () => {
    it('go from the old cell to the new one', () => {
        const [flight] = plan([{ kind: 'move', piece: 'cat', path: ['a1', 'a2'] }], [cat('a1')], [cat('a2')]);
        expect(flight).toMatchObject({ leaves: false, delay: 0, duration: 160 });
        expect(flight?.frames.map(({ transform }) => transform)).toEqual([
            'translate(50px, 250px)',
            'translate(50px, 150px)',
        ]);
    });

    it('find pieces whose names tell where they stand', () => {
        const planned = plan(
            [{ kind: 'move', piece: 'cat-a1', path: ['a1', 'a2'] }],
            [cat('a1', 'cat-a1')],
            [cat('a2', 'cat-a2')],
        );
        expect(planned[0]?.piece.id).toBe('cat-a2');
    });

    it('of a push start one after another, and the last piece falls over the edge the way it was pushed', () => {
        const motions: Motion[] = [
            { kind: 'push', piece: 'cat-a1', path: ['a1', 'a2'] },
            { kind: 'pushed', piece: 'cat-a2', path: ['a2', 'a3'] },
            { kind: 'expelled', piece: 'cat-a3', path: ['a3', ''] },
        ];
        const planned = plan(
            motions,
            [cat('a1', 'cat-a1'), cat('a2', 'cat-a2'), cat('a3', 'cat-a3')],
            [cat('a2', 'cat-a2'), cat('a3', 'cat-a3')],
        );
        expect(planned.map(({ delay }) => delay)).toEqual([0, 30, 60]);
        expect(planned[2]).toMatchObject({ leaves: true, piece: { id: 'cat-a3' } });
        expect(planned[2]?.frames[1]).toMatchObject({
            opacity: 0,
            transform: 'translate(50px, -10px) rotate(12deg) scale(.7)',
        });
    });

    it('of one piece follow each other in one flight', () => {
        const motions: Motion[] = [
            { kind: 'spring', piece: 'cat', path: ['a1', 'a2'] },
            { kind: 'spring_back', piece: 'cat', path: ['a2', 'a1'] },
        ];
        const planned = plan(motions, [cat('a1')], [cat('a1')]);
        expect(planned).toHaveLength(1);
        expect(planned[0]?.frames.map(({ offset }) => offset)).toEqual([0, 0.5, 0.5, 1]);
    });

    it('of jumps rise between cells', () => {
        const [flight] = plan([{ kind: 'jump', piece: 'cat', path: ['a1', 'a2', 'a3'] }], [cat('a1')], [cat('a3')]);
        expect(flight?.frames[1]?.transform).toBe('translate(50px, 165px) scale(1.08)');
    });

    it('take longer for a longer way, up to a limit', () => {
        expect([1, 2, 20].map(travelTime)).toEqual([160, 185, 360]);
    });

    it('of what is not on the board are left out', () => {
        expect(plan([{ kind: 'draw', piece: 'card', path: [''] }], [], [])).toEqual([]);
    });

    it.each(Object.entries(GALLERIES))('of offered moves of a real game can be planned (%s)', (_path, gallery) => {
        const { scene, moves } = gallery;
        const board = {
            ...layout,
            byId: new Map(scene.cells.map((cell) => [cell.id, { cell, x: 0, y: 0, points: [], d: '' }])),
        };
        expect(moves.length).toBeGreaterThan(0);
        for (const { motions } of moves)
            expect(() =>
                flights({ layout: board as never, before: scene.pieces, after: scene.pieces }, motions),
            ).not.toThrow();
    });
});
