/** What the server can be asked about games that are studied: engine lines, annotations, records. */
import { settings } from '../settings.svelte';
import { request, stream } from '../transport';
import type { Annotated } from './curve';

/** One of the best moves, from the view of the seat to act. */
export interface EngineLine {
  move: string;
  /** In hundredths. */
  score: number;
  /** Plies to a proven win, negative for a loss; null where nothing is proven. */
  win: number | null;
  /** Turns that the winner needs for it, once the search is over. */
  turns?: number | null;
  chance: number;
  line: string[];
}

/** What the engine knows so far; what only the last answer tells may be missing. */
export interface Thought extends EngineLine {
  seat: number;
  lines: EngineLine[];
  depth: number;
  nodes: number;
  seconds: number;
  final: boolean;
  terms?: Record<string, number>;
  term_titles?: Record<string, string>;
  words?: { proved: string[]; judged: string[] };
  /** Why it came to nothing. */
  code?: string;
  message?: string;
}

/** A position with moves after it, or what a seat sees. */
export type Asked = { position: string; moves: readonly string[] } | { view: string; seat: number; edition: string };

export interface Annotation {
  status: 'queued' | 'running' | 'done' | 'failed';
  progress: number;
  result: Annotated | null;
}

export interface ReadRecord {
  game: string;
  edition: string;
  seats: string[];
  position: string;
  moves: string[];
  result: { winners: number[]; reason: string; text: string } | null;
}

/** A record as the server writes it in JSON. */
export interface Recorded {
  game: string;
  edition: string;
  seats: string[];
  start: string;
  plies: [seat: number, move: string, hash: string][];
}

const path = (parts: string): string => `/api/${parts}${parts.includes('?') ? '&' : '?'}lang=${settings.language}`;
const match = (id: string): string => `matches/${encodeURIComponent(id)}`;

export const asking = {
  /** Hear again and again what the engine knows. */
  think: (game: string, asked: Asked, lines: number, seconds: number, signal: AbortSignal, told: (thought: Thought) => void): Promise<void> =>
    stream<Thought>(path('analysis/stream'), { game, ...asked, lines, seconds }, signal, told),
  judge: (game: string, asked: Asked, seconds: number): Promise<Thought> => request('POST', path('analysis'), { game, ...asked, seconds, lines: 1 }),
  annotate: (id: string): Promise<Annotation> => request('POST', path(`${match(id)}/annotation`)),
  annotation: (id: string): Promise<Annotation> => request('GET', path(`${match(id)}/annotation`)),
  recordOf: (id: string): Promise<Recorded> => request('GET', path(`${match(id)}/record?format=json`)),
  readRecord: (record: string): Promise<ReadRecord> => request('POST', path('records/read'), { record }),
  writeRecord: (game: string, asked: { position: string; moves: readonly string[]; names: readonly string[]; format: 'text' | 'json' }): Promise<{ record: string }> =>
    request('POST', path(`games/${encodeURIComponent(game)}/record`), asked),
};
