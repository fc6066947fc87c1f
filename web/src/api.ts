/** What the server can be asked, as functions; their types are generated from its description (http.ts). */
import { settings } from './settings.svelte';
import { request } from './transport';
import type {
    GameBody,
    LevelBody,
    MatchBody,
    Mine,
    Moves,
    NewMatchBody,
    Opened,
    OptionBody,
    PersonBody,
    Ply as PlyBody,
    RuleBody,
    SeatBody,
    SheetBody,
    Study,
    StudyBody,
    TempoBody,
    Thought,
    VerdictBody,
} from './http';
import type { Snapshot } from './wire';

export type Level = LevelBody;
/** Something to be settled before a match: one of some words, or a number from `least` to `most`. */
export type GameOption = OptionBody;
export type Game = GameBody;
export type Rule = RuleBody;
/** What is printed about a kind of piece or a card. */
export type Sheet = SheetBody;
export type Verdict = VerdictBody;
export type MatchSeat = SeatBody;
/** A match in a list. */
export type MatchLine = MatchBody;
export type NewMatch = NewMatchBody;
export type Clock = TempoBody & Required<Pick<TempoBody, 'tempo'>>;
export type Person = PersonBody;
/** The best move that an engine found, with why in sentences. */
export type Hint = Pick<Thought, 'move' | 'score' | 'words'>;
/** A position of a match as the viewer saw it, and what the move before it did. */
export type Ply = Required<PlyBody>;
/** A position and moves after it, to look at without a match. */
export type StudyQuestion = Omit<StudyBody, 'moves'> & { moves?: readonly string[] };
export type { Mine, Study };

export function path(parts: string, query: Record<string, string> = {}): string {
    return `/api/${parts}?${new URLSearchParams({ lang: settings.language, ...query }).toString()}`;
}

const match = (id: string, rest = ''): string => `matches/${encodeURIComponent(id)}${rest}`;

export const api = {
    games: (): Promise<Game[]> => request('GET', path('games')),
    rules: (game: string): Promise<Rule[]> => request('GET', path(`games/${encodeURIComponent(game)}/rules`)),
    sheets: (game: string, edition: string): Promise<Sheet[]> =>
        request('GET', path(`games/${encodeURIComponent(game)}/sheets`, { edition })),
    hint: (question: { game: string; edition: string; view: string; seat: number; seconds: number }): Promise<Hint> =>
        request('POST', path('analysis'), question),
    create: (terms: NewMatch): Promise<Opened> => request('POST', path('matches'), terms),
    look: (id: string): Promise<Snapshot> => request('GET', path(match(id))),
    join: (id: string, seat?: number): Promise<unknown> =>
        request('POST', path(match(id, '/join')), seat ? { seat } : {}),
    /** Moves before those of a snapshot or of another page. */
    moves: (id: string, before: number): Promise<Moves> =>
        request('GET', path(match(id, '/moves'), { before: String(before) })),
    ply: (id: string, ply: number): Promise<Ply> =>
        request<PlyBody>('GET', path(match(id, `/plies/${ply}`))).then((found) => ({
            motions: [],
            told: '',
            ...found,
        })),
    why: (id: string, piece: string, cell: string): Promise<Verdict> =>
        request('GET', path(match(id, '/why'), { piece, cell })),
    study: (game: string, question: StudyQuestion): Promise<Study> =>
        request('POST', path(`games/${encodeURIComponent(game)}/study`), question),
    studyWhy: (game: string, question: StudyQuestion & { piece: string; cell: string }): Promise<Verdict> =>
        request('POST', path(`games/${encodeURIComponent(game)}/study/why`), question),
    arrive: (): Promise<Person> => request('POST', path('me')),
    rename: (name: string): Promise<Person> => request('PATCH', path('me'), { name }),
    mine: (): Promise<Mine> => request('GET', path('me/matches')),
    openMatches: (): Promise<MatchLine[]> => request('GET', path('lobby/open')),
    liveMatches: (): Promise<MatchLine[]> => request('GET', path('lobby/live')),
};

/** The picture of the square code that leads to a match. */
export const codePicture = (id: string): string => `/api/${match(id, '/code.svg')}`;

/** The record of a match, to keep. */
export const recordAddress = (id: string): string => `/api/${match(id, '/record')}`;
