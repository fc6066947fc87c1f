/** What the editor knows of a game: a position as something to change, and its text. No rule is known here. */
import type { Piece } from '../board';

/** Something that can be put on the board. */
export interface Stock {
    id: string;
    kind: string;
    owner: number;
    /** How many are left. */
    count: number;
    /** The ways it can look; none if it has no front. */
    facings: readonly number[];
    /** How it is shown beside the board. */
    facing: number | null;
    marks?: readonly string[];
    /** Whether it is locked up, where a game has such a place; shown with the word `locked` of the game. */
    locked?: boolean;
}

/** Something to be chosen beside the board. */
export type Field = {
    id: string;
    /** Whose it is, where each seat has one. */
    seat?: number;
    /** Takes a row of its own. */
    wide?: boolean;
    /** Its values are cards. */
    cards?: boolean;
} & (
    | { kind: 'choice'; value: string; options: readonly string[] }
    | { kind: 'number'; value: number; least: number; most: number }
);

/** Cards that lie somewhere: a hand, a display. */
export interface Zone {
    id: string;
    /** A key of the game's words for zones. */
    kind: string;
    seat: number;
    cards: readonly string[];
    /** Cards that can be added. */
    pool: readonly string[];
}

/** What can be switched on a piece that is taken up: armour, the card it carries. */
export type Switch =
    { id: string; kind: 'flag'; on: boolean } | { id: string; kind: 'card'; value: string; options: readonly string[] };

/** What is wrong, as far as the page can tell in its own words; the server's rules have the last one. */
export interface Fault {
    /** A key of the game's words for faults. */
    id: string;
    count?: number;
    seat?: number;
}

/** What a game calls the things of its editor; `side` is the name of a side. */
export interface EditorWords {
    pieces?: Readonly<Record<string, string>>;
    fields?: Readonly<Record<string, string>>;
    values?: Readonly<Record<string, string>>;
    switches?: Readonly<Record<string, string>>;
    zones?: Readonly<Record<string, (side: string) => string>>;
    faults?: Readonly<Record<string, (side: string, count: number) => string>>;
    /** Said of something that is locked up. */
    locked?: string;
}

/** An option of the start position that can be chosen in the editor. */
export interface StartOption {
    id: string;
    value: string;
    options: readonly string[];
}

/** How positions of a game are read, changed and written. */
export interface Editing<Setup> {
    /** Read a position; null if its form is another one. */
    read(text: string): Setup | null;
    write(setup: Setup): string;
    pieces(setup: Setup): Piece[];
    stock(setup: Setup): Stock[];
    /** Put something of the stock, or a piece, on a cell. */
    put(setup: Setup, id: string, cell: string, facing: number | null): Setup;
    /** Take a piece off the board. */
    remove(setup: Setup, id: string): Setup;
    /** As few pieces as there can be. */
    cleared(setup: Setup): Setup;
    /** Kinds of pieces that cannot be taken off the board. */
    fixed?: readonly string[];
    facings: readonly number[];
    fields(setup: Setup): Field[];
    set(setup: Setup, field: string, value: string | number, seat?: number): Setup;
    faults(setup: Setup): Fault[];
    switches?(setup: Setup, id: string): Switch[];
    flip?(setup: Setup, id: string, what: string, value: string | boolean): Setup;
    zones?(setup: Setup): Zone[];
    deal?(setup: Setup, zone: string, card: string, add: boolean): Setup;
    /** The name of a card. */
    cardName?(card: string, language: string): string;
    /** The card that a piece carries, by which it is told apart. */
    carried?(piece: Piece): string | undefined;
    /** Whether pieces of all sides have the same names, so that the side is told too. */
    sided?: boolean;
    startOption?(setup: Setup): StartOption | null;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyEditing = Editing<any>;
