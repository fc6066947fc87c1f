/** A game for tests of the editor: its positions are texts such as `a1=cat:90 b2=dog:0`, and everything is checked. */
import { vi } from 'vitest';
import type { Study, StudyQuestion } from '../api';
import { Problem } from '../transport';
import type { Around } from './editor.svelte';
import type { AnyEditing, Editing } from './types';

type Setup = readonly { cell: string; kind: string; facing: number }[];

const editing: Editing<Setup> = {
    read: (text) => {
        if (text === 'nonsense') return null;
        return text
            .split(' ')
            .filter(Boolean)
            .map((part) => {
                const [cell = '', kind = '', facing] = part.split(/[=:]/);
                return { cell, kind, facing: Number(facing) };
            });
    },
    write: (setup) => setup.map(({ cell, kind, facing }) => `${cell}=${kind}:${facing}`).join(' '),
    pieces: (setup) => setup.map(({ cell, kind, facing }) => ({ id: kind, kind, cell, facing, owner: 1 })),
    stock: () => [{ id: 'new-dog', kind: 'dog', owner: 2, count: 1, facings: [0, 90], facing: 0 }],
    put: (setup, id, cell, facing) => [
        ...setup.filter(({ kind }) => kind !== id),
        { cell, kind: id.replace('new-', ''), facing: facing ?? 0 },
    ],
    remove: (setup, id) => setup.filter(({ kind }) => kind !== id),
    cleared: () => [],
    facings: [0, 90, 180, 270],
    fields: () => [],
    set: (setup) => setup,
    faults: () => [],
    flip: (setup, id, what) => setup.map((piece) => (piece.kind === id ? { ...piece, kind: what } : piece)),
    cardName: (card, language) => `${card} (${language})`,
    carried: ({ kind }) => (kind === 'cat' ? 'fish' : undefined),
    sided: true,
    startOption: () => ({ id: 'array', value: 'free', options: ['free', 'ready'] }),
};

/** What the server shows of a position. */
export function studied({ position = 'a1=cat:0' }: StudyQuestion): Study {
    return {
        position,
        edition: 'first',
        seats: 2,
        outcome: null,
        scene: { cells: [{ id: 'a1' }, { id: 'b2' }], pieces: [], width: 1, height: 1, marks: [{ cell: 'a1' }] },
    } as unknown as Study;
}

/** A page on which a position is edited; positions that are `bad` are refused. */
export function around(more: Partial<Around> = {}): Around {
    return {
        server: {
            study: vi.fn((_game: string, question: StudyQuestion) =>
                question.position?.includes('bad')
                    ? Promise.reject(new Problem('position/bad', 'Bad.', 422))
                    : Promise.resolve(studied(question)),
            ),
        },
        editing: () => Promise.resolve(editing as AnyEditing),
        wait: () => Promise.resolve(),
        ...more,
    };
}
