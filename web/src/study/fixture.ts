/** A server for tests of studies: two seats play anything in turn, and everything that is asked is written down. */
import { vi } from 'vitest';
import type { api, Game, Study, StudyQuestion } from '../api';
import { Problem } from '../transport';
import type { Snapshot } from '../wire';
import type { asking, Recorded } from './asking';

export type Server = typeof api & typeof asking;

/** The position that moves lead to. */
export function studied({ moves = [], seat = 1 }: StudyQuestion): Study {
    return {
        game: 'otter',
        seats: 2,
        edition: 'first',
        position: `after ${moves.join(',')}`,
        moves,
        movers: moves.map((_, index) => (index % 2) + 1),
        ply: moves.length,
        to_act: (moves.length % 2) + 1,
        seat,
        outcome: null,
        offers: null,
        motions: [],
        told: '',
        scene: { cells: [], pieces: [], width: 1, height: 1 },
    } as unknown as Study;
}

export const GAME = { name: 'otter', seat_titles: ['River', 'Bank'], teams: [] } as unknown as Game;

/** A match that was played by two. */
export function played(more: object = {}): Snapshot {
    return {
        match: 'm',
        ply: 3,
        seat: 2,
        own: [2],
        status: 'over',
        to_act: null,
        view: 'seen',
        moves: ['a', 'b', 'c'].map((text, index) => ({ seat: (index % 2) + 1, text })),
        result: { winners: [1], told: 'River wins' },
        seats: [
            { seat: 1, title: 'River', name: 'Ada' },
            { seat: 2, title: 'Bank', name: 'Bob' },
        ],
        settings: { game: 'otter', edition: 'first', seats: 2 },
        ...more,
    } as unknown as Snapshot;
}

export const RECORD: Recorded = {
    game: 'otter',
    edition: 'first',
    seats: ['Ada', 'Bob'],
    start: 'start',
    plies: [
        [1, 'a', ''],
        [2, 'b', ''],
        [1, 'c', ''],
    ],
};

/** A server that answers; what is given answers instead. */
export function serving(more: Partial<Server> = {}): Server {
    return {
        games: () => Promise.resolve([GAME]),
        look: () => Promise.resolve(played()),
        study: vi.fn((_game: string, question: StudyQuestion) => Promise.resolve(studied(question))),
        ply: (_match: string, ply: number) =>
            Promise.resolve({ ply, scene: studied({}).scene, motions: [], told: `ply ${ply}` }),
        recordOf: () => Promise.resolve(RECORD),
        annotation: () => Promise.reject(new Problem('found/annotation', '')),
        think: vi.fn(() => Promise.resolve()),
        ...more,
    } as unknown as Server;
}
