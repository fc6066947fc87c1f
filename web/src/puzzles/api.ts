/** What the server can be asked about puzzles. */
import { path } from '../api';
import type { Hint, Judged, PuzzleBody, PuzzleLine, Solution } from '../http';
import { request } from '../transport';

export type Puzzle = PuzzleBody;
export type { Hint, Judged, PuzzleLine };

const at = (game: string, rest = ''): string => path(`games/${encodeURIComponent(game)}/puzzles${rest}`);

export const puzzleApi = {
    all: (game: string): Promise<PuzzleLine[]> => request('GET', at(game)),
    one: (game: string, number: number): Promise<Puzzle> => request('GET', at(game, `/${number}`)),
    attempt: (game: string, number: number, moves: readonly string[], move: string): Promise<Judged> =>
        request('POST', at(game, `/${number}/try`), { moves, move }),
    hint: (game: string, number: number, moves: readonly string[]): Promise<Hint> =>
        request('POST', at(game, `/${number}/hint`), { moves }),
    solution: (game: string, number: number, moves: readonly string[]): Promise<Solution> =>
        request('POST', at(game, `/${number}/solution`), { moves }),
};
