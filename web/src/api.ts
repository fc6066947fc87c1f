/** What the server can be asked, as functions; the shapes are those of its answers. */
import { settings } from './settings.svelte';
import { request } from './transport';
import type { Motion, Offers, Scene, Snapshot } from './wire';

export interface Level {
  name: string;
  number: number;
  title: string;
  elo: number | null;
}

/** Something to be settled before a match: one of some words, or a number from `least` to `most`. */
export interface GameOption {
  name: string;
  usual: number | string;
  words: string[];
  least: number;
  most: number;
}

export interface Game {
  name: string;
  title: string;
  seats: number[];
  seat_titles: string[];
  chance: boolean;
  hidden: boolean;
  /** Seats that play together, in the game for as many players. */
  teams: number[][];
  default_edition: string;
  editions: { id: string; title: string; options?: GameOption[] }[];
  levels: Level[];
}

export interface Rule {
  id: string;
  title: string;
  text: string;
}

/** What is printed about a kind of piece or a card. */
export interface Sheet {
  id: string;
  title: string;
  group: string;
  facts: [string, string][];
  /** Degrees clockwise from where it looks. */
  ways: number[];
  powers: [string, string][];
}

/** The best move that an engine found, with why in sentences. */
export interface Hint {
  move: string;
  score: number;
  words: { proved: string[]; judged: string[] };
}

export interface Verdict {
  legal: boolean;
  rule: string | null;
  message: string;
  cells: string[];
}

export interface MatchSeat {
  seat: number;
  person: string | null;
  bot: string | null;
  name: string;
}

/** A match in a list. */
export interface MatchLine {
  id: string;
  game: string;
  edition: string;
  clock: string;
  rated: boolean;
  joining: string;
  host: string | null;
  status: string;
  seats: MatchSeat[];
  to_act: number | null;
  yours: boolean;
  created_at: number;
  active_at: number;
  finished_at: number | null;
  result: { winners?: number[]; reason?: string } | null;
}

export interface Mine {
  matches: MatchLine[];
  turns: number;
  invitations: MatchLine[];
}

export interface Clock {
  tempo: 'unlimited' | 'realtime' | 'correspondence';
  base?: number;
  increment?: number;
  days?: number;
}

export interface NewMatch {
  game: string;
  edition?: string;
  seats?: number;
  clock?: Clock;
  joining?: 'open' | 'link';
  seating?: 'chosen' | 'random';
  rated?: boolean;
  takebacks?: boolean;
  seat?: number;
  hotseat?: boolean;
  bots?: { level: string; seat?: number }[];
  /** Where to start from, if not as usual; never rated. */
  position?: string;
  options?: Record<string, number | string>;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/** A position of a match as the viewer saw it, and what the move before it did. */
export interface Ply {
  ply: number;
  scene: Scene;
  motions: Motion[];
  told: string;
}

/** A position and moves after it, to look at without a match. */
export interface StudyQuestion {
  edition?: string;
  seats?: number;
  options?: Record<string, number | string>;
  /** The start of the game if left out. */
  position?: string;
  moves?: readonly string[];
  /** Whose eyes; those of the seat to act if left out. */
  seat?: number;
  /** Whether chance acts at once when it is to; it does unless told otherwise. */
  draw?: boolean;
}

/** What is reached by them, as a seat sees it. */
export interface Study {
  game: string;
  edition: string;
  position: string;
  seats: number;
  /** All moves, those of chance too. */
  moves: string[];
  /** The seat that made each move; less than one for chance. */
  movers: number[];
  ply: number;
  to_act: number | null;
  seat: number;
  scene: Scene;
  offers: Offers | null;
  /** What the last move that was asked for did, and what chance did after it. */
  motions: Motion[][];
  told: string;
  outcome: { winners: number[]; reason: string; text: string } | null;
}

export function path(parts: string, query: Record<string, string> = {}): string {
  return `/api/${parts}?${new URLSearchParams({ lang: settings.language, ...query }).toString()}`;
}

const match = (id: string, rest = ''): string => `matches/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: (): Promise<Game[]> => request('GET', path('games')),
  rules: (game: string): Promise<Rule[]> => request('GET', path(`games/${encodeURIComponent(game)}/rules`)),
  sheets: (game: string, edition: string): Promise<Sheet[]> => request('GET', path(`games/${encodeURIComponent(game)}/sheets`, { edition })),
  hint: (question: { game: string; edition: string; view: string; seat: number; seconds: number }): Promise<Hint> => request('POST', path('analysis'), question),
  create: (terms: NewMatch): Promise<{ id: string; url: string }> => request('POST', path('matches'), terms),
  look: (id: string): Promise<Snapshot> => request('GET', path(match(id))),
  join: (id: string, seat?: number): Promise<unknown> => request('POST', path(match(id, '/join')), seat ? { seat } : {}),
  ply: (id: string, ply: number): Promise<Ply> => request<Partial<Ply> & Pick<Ply, 'ply' | 'scene'>>('GET', path(match(id, `/plies/${ply}`))).then((found) => ({ motions: [], told: '', ...found })),
  why: (id: string, piece: string, cell: string): Promise<Verdict> => request('GET', path(match(id, '/why'), { piece, cell })),
  study: (game: string, question: StudyQuestion): Promise<Study> => request('POST', path(`games/${encodeURIComponent(game)}/study`), question),
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
