/** A server for tests of puzzles: `win` solves, `good` is right and answered, anything else is refuted. */
import { vi } from 'vitest';
import type { Study, StudyQuestion } from '../api';
import { remembering } from '../testing';
import type { Judged, Puzzle, PuzzleLine } from './api';
import type { Around } from './session.svelte';

export const line = (number: number, grade = 1, theme = 'fork'): PuzzleLine =>
    ({ number, grade, theme }) as unknown as PuzzleLine;

const PUZZLE = { position: 'p', seat: 2, side: 'Bank', moves: 2, grade: 1 } as unknown as Puzzle;
const studied = ({ moves = [] }: StudyQuestion): Study =>
    ({
        moves,
        motions: [[{ piece: 'cat', path: ['a1', 'a2'] }]],
        scene: { pieces: [{ id: 'cat', cell: 'a1' }] },
    }) as unknown as Study;

function judged(move: string): Judged {
    const judgement = move === 'win' ? 'solved' : move === 'good' ? 'right' : 'wrong';
    const replies = judgement === 'solved' ? [] : ['reply'];
    return { judgement, move, replies, told: 'A reply.', loses: judgement === 'wrong' } as unknown as Judged;
}

/** A page with a puzzle; what is given answers instead. */
export function around(more: Partial<Around['server']> = {}): Around {
    return {
        server: {
            all: () => Promise.resolve([line(1), line(2), line(3, 2, 'trap')]),
            one: () => Promise.resolve(PUZZLE),
            study: vi.fn((_game: string, question: StudyQuestion) => Promise.resolve(studied(question))),
            attempt: vi.fn((_game: string, _number: number, _moves: readonly string[], move: string) =>
                Promise.resolve(judged(move)),
            ),
            hint: () => Promise.resolve({ piece: 'cat', cell: 'a3' }),
            solution: () => Promise.resolve({ moves: ['good', 'reply', 'win'] }),
            ...more,
        } as Around['server'],
        memory: remembering(),
        wait: () => Promise.resolve(),
    };
}
