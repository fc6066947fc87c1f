/** What the server can be asked about games that are studied: engine lines, annotations, records. */
import { settings } from '../settings.svelte';
import { request, stream } from '../transport';
import type {
    Annotation as AnnotationBody,
    EngineLine as FinalLine,
    ReadRecord,
    Thought as FinalThought,
    Written,
} from '../http';
import type { Annotated } from './review/curve';

/** What the engine knows so far; what only the last answer tells may be missing. */
export type Thought = Omit<FinalThought, 'lines' | 'turns' | Late> &
    Partial<Pick<FinalThought, 'turns' | Late>> & {
        lines: EngineLine[];
        final: boolean;
        /** Why it came to nothing. */
        code?: string;
        message?: string;
    };
type Late = 'terms' | 'term_titles' | 'words' | 'stopped';

/** One of the best moves, from the view of the seat to act. */
export type EngineLine = Omit<FinalLine, 'turns'> & Partial<Pick<FinalLine, 'turns'>>;

/** A position with moves after it, or what a seat sees. */
export type Asked = { position: string; moves: readonly string[] } | { view: string; seat: number; edition: string };

export type Annotation = Pick<AnnotationBody, 'status' | 'progress'> & { result: Annotated | null };

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
    think: (
        game: string,
        asked: Asked,
        lines: number,
        seconds: number,
        signal: AbortSignal,
        told: (thought: Thought) => void,
    ): Promise<void> => stream<Thought>(path('analysis/stream'), { game, ...asked, lines, seconds }, signal, told),
    judge: (game: string, asked: Asked, seconds: number): Promise<Thought> =>
        request('POST', path('analysis'), { game, ...asked, seconds, lines: 1 }),
    annotate: (id: string): Promise<Annotation> => request('POST', path(`${match(id)}/annotation`)),
    annotation: (id: string): Promise<Annotation> => request('GET', path(`${match(id)}/annotation`)),
    recordOf: (id: string): Promise<Recorded> => request('GET', path(`${match(id)}/record?format=json`)),
    readRecord: (record: string): Promise<ReadRecord> => request('POST', path('records/read'), { record }),
    writeRecord: (
        game: string,
        asked: { position: string; moves: readonly string[]; names: readonly string[]; format: 'text' | 'json' },
    ): Promise<Written> => request('POST', path(`games/${encodeURIComponent(game)}/record`), asked),
};
