/** What the server can be asked about people: oneself, others, sessions, ratings, history. */
import { path, type Person } from '../api';
import type { Filed, History, Me, Past, Profile, Ranked, RatingBody, RatingChangeBody, SessionBody } from '../http';
import { request } from '../transport';

export type Rating = RatingBody;
export type RatingChange = RatingChangeBody;
export type PastMatch = Past;
export type Session = SessionBody;
export type HistoryPage = History;
export type { Me, Profile, Ranked };

export type Result = Past['outcome'];
export const RESULTS: readonly Result[] = ['won', 'lost', 'drawn', 'aborted'];

/** Which matches are wanted; an empty text does not matter. */
export interface HistoryWish {
    game: string;
    result: string;
    opponent: string;
}

/** Matches on one page of a history. */
export const PAGE = 20;

const one = (id: string, rest = ''): string => `people/${encodeURIComponent(id)}${rest}`;

function given(fields: Record<string, string>): Record<string, string> {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

export const RANKED_AT_ONCE = 100;

export const people = {
    /** Who is known in this browser; null if nobody is. */
    here: (): Promise<Me | null> => request('GET', path('sessions/current')),
    rename: (name: string): Promise<Me> => request('PATCH', path('me'), { name }),
    prefer: (preferences: Record<string, unknown>): Promise<Me> => request('PATCH', path('me'), { preferences }),
    register: (name: string, password: string): Promise<Me> => request('POST', path('me/account'), { name, password }),
    signIn: (name: string, password: string): Promise<Me> => request('POST', path('sessions'), { name, password }),
    signOut: (): Promise<null> => request('DELETE', path('sessions/current')),
    sessions: (): Promise<Session[]> => request('GET', path('sessions')),
    revoke: (id: string): Promise<null> => request('DELETE', path(`sessions/${encodeURIComponent(id)}`)),
    revokeOthers: (): Promise<null> => request('DELETE', path('sessions')),
    changePassword: (old: string, fresh: string): Promise<null> =>
        request('PUT', path('me/password'), { old, new: fresh }),
    remove: (password: string): Promise<null> => request('POST', path('me/deletion'), password ? { password } : {}),
    export: (): Promise<unknown> => request('GET', path('me/export')),
    find: (name: string): Promise<Person> => request('GET', path('people', { name })),
    profile: (id: string): Promise<Profile> => request('GET', path(one(id))),
    history: (id: string, wish: HistoryWish, before: string | null): Promise<HistoryPage> =>
        request('GET', path(one(id, '/matches'), { limit: String(PAGE), ...given({ ...wish, before: before ?? '' }) })),
    course: (id: string, game: string): Promise<RatingChange[]> =>
        request('GET', path(one(id, `/ratings/${encodeURIComponent(game)}`))),
    /** The strongest in a game from a place on, so many at once. */
    ranking: (game: string, offset = 0): Promise<Ranked[]> =>
        request(
            'GET',
            path(`ratings/${encodeURIComponent(game)}`, { limit: String(RANKED_AT_ONCE), offset: String(offset) }),
        ),
    blocks: (): Promise<Person[]> => request('GET', path('me/blocks')),
    block: (id: string): Promise<null> => request('PUT', path(`me/blocks/${encodeURIComponent(id)}`)),
    unblock: (id: string): Promise<null> => request('DELETE', path(`me/blocks/${encodeURIComponent(id)}`)),
    report: (about: string, reason: string, where: { match?: string; line?: number } = {}): Promise<Filed> =>
        request('POST', path('reports'), { about, reason, ...where }),
};
