/** What the server can be asked about puzzles. */
import { path } from '../api';
import { request } from '../transport';

/** A puzzle in a list. */
export interface PuzzleLine {
  number: number;
  /** How hard it is, from 1 to 5. */
  grade: number;
  /** Who is to win. */
  seat: number;
  /** In how many moves of their own. */
  moves: number;
  /** What kind of move the solution is. */
  theme: string;
}

export interface Puzzle extends PuzzleLine {
  game: string;
  edition: string;
  position: string;
  plies: number;
  side: string;
}

/** What comes of a try. */
export interface Judged {
  judgement: 'wrong' | 'right' | 'solved';
  move: string;
  /** The longest defence, or the refutation. */
  replies: string[];
  /** Whether the other side wins by force after its refutation. */
  loses: boolean;
  left: number;
  /** The last reply in words. */
  told: string;
}

export interface Hint {
  piece: string;
  cell: string;
}

const at = (game: string, rest = ''): string => path(`games/${encodeURIComponent(game)}/puzzles${rest}`);

export const puzzleApi = {
  all: (game: string): Promise<PuzzleLine[]> => request('GET', at(game)),
  one: (game: string, number: number): Promise<Puzzle> => request('GET', at(game, `/${number}`)),
  attempt: (game: string, number: number, moves: readonly string[], move: string): Promise<Judged> => request('POST', at(game, `/${number}/try`), { moves, move }),
  hint: (game: string, number: number, moves: readonly string[]): Promise<Hint> => request('POST', at(game, `/${number}/hint`), { moves }),
  solution: (game: string, number: number, moves: readonly string[]): Promise<{ moves: string[] }> => request('POST', at(game, `/${number}/solution`), { moves }),
};
