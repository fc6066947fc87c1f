/**
 * What a game is in the browser. `games/<game>/index.ts` exports one `GameModule`, `games/<game>/tile.ts` one `Tile`.
 */
import type { Component, Snippet } from 'svelte';
import type { Scene, Skin, Motion } from '../board';
import type { AnyEditing, EditorWords } from '../editor/types';
import type { Lessons, LessonWords } from '../lessons/types';
import type { Illustration } from '../rules/illustrations';
import type { Language } from '../settings.svelte';
import type { TableLook } from '../table/looks';
import type { TableView } from '../table/view';
import type { Grip, Hand, Offers, Scene as WireScene, Seat, Track } from '../wire';

/** The same in every language of the app. */
export type PerLanguage<What> = Readonly<Record<Language, What>>;

/** What every page may need of a game. All tiles are loaded with the first page, so they are kept small. */
export interface Tile {
    title: string;
    /** Its place in lists of games, the lowest first. */
    rank: number;
    /** The address of the picture on the first page, 720 by 450. */
    picture: string;
    /** How long a match takes, in minutes. */
    minutes?: number;
    colours: {
        /** Behind the picture and the first letter of its name. */
        ground: string;
        /** Behind a board in the list of puzzles. */
        shade: string;
        /** Of curves, on a light and on a dark page. */
        tone: readonly [light: string, dark: string];
    };
    /** What one does in it, for the sentence at the top of the first page: "push rocks". */
    deed: PerLanguage<string>;
    /** The game in a sentence or two. */
    about: PerLanguage<string>;
    /** What its lessons promise; left out if it has none. */
    lessons?: PerLanguage<string>;
    /** Whether it has puzzles. */
    puzzles?: boolean;
    /** Whether pieces can be carved instead of painted. */
    carved?: boolean;
    /** Whether one finger covers several squares on a phone, so that moves are confirmed first. */
    slippery?: boolean;
    /** Who made the box. */
    box?: { authors: string; publisher: string };
    /** Where its pictures come from, for the credits: painted animals, or silhouettes and symbols. */
    pictures?: 'noto' | 'game-icons';
}

/** The words of a game in one language. A game adds words of its own for its panels. */
export interface GameWords {
    /** The game in a few sentences, beside a table. */
    brief: readonly string[];
    /** What the options of a table and their values are called. */
    options?: Readonly<Record<string, string>>;
    editor?: EditorWords;
    /** The pictures that were changed, for the credits. */
    changedPictures?: readonly string[];
}

/** A decision by name. */
export interface ChoiceName {
    name: string;
    /** For narrow screens. */
    short?: string;
    /** Whether it is the usual one. */
    main?: boolean;
}

/** What a player is asked. */
export interface Asked {
    ask: string;
    /** What comes after it. */
    next?: string;
}

/** How moves are told. Without it, lists show the notation. */
export interface MoveTelling {
    /** Whether a move says nothing new where nobody looks at it. */
    isQuiet(move: string): boolean;
    /** A move as one text, for tooltips and screen readers; `title` names cards, `symbol` the symbols of the legend. */
    spoken(move: string, title: (id: string) => string | undefined, symbol: (id: string) => string | undefined): string;
    /** A move in a list. */
    Move: Component<{ move: string; title: (id: string) => string | undefined }>;
}

/** Words for moves and decisions; what is left out is told in the words of the server. */
export interface MoveWords {
    /** The name of a move among those that take the same thing to the same place. */
    option?(move: string, legend: readonly (readonly [string, string])[]): string | undefined;
    /** The name of a decision that is made with a button. */
    choice?(move: string, offers: Offers | null | undefined, tracks: readonly Track[]): ChoiceName | undefined;
    /** What is asked now; comes before anything else that could be said. */
    ask?(offers: Offers | null | undefined, tracks: readonly Track[]): Asked | null;
    /** What to do when nothing is taken up; an empty text says nothing. */
    due?(tracks: readonly Track[]): string | undefined;
    /** What a group beside the board is called. */
    group?(title: string, tracks: readonly Track[]): string;
    telling?: MoveTelling;
}

/** Parts of pages that only this game has. All are optional. */
export interface Panels {
    /** Beside the board of a table, around what is to be decided (`status`). */
    Beside?: Component<{ view: TableView; status: Snippet }>;
    /** In the card of a player, who is shown as `name`. */
    Seat?: Component<{ view: TableView; seat: Seat; name: string }>;
    /** What stands under the name of a player instead of the seat's title. */
    seatTitle?(scene: WireScene, seat: number): string | undefined;
    /** Under what is to be decided: how the points came about. */
    Result?: Component<{ view: TableView }>;
    /** A bar at the foot of narrow screens. */
    Foot?: Component<{ view: TableView }>;
    /** How far a turn is. */
    Turn?: Component<{ scene: WireScene }>;
    /** What can still be spent in a turn, at tables and in lessons. */
    Supply?: Component<{ scene: WireScene }>;
    /** What lies beside a board that is studied. */
    Hands?: Component<{
        hands: readonly Hand[];
        seat: number;
        grips: ReadonlyMap<string, Grip>;
        selected: string | null;
        onpick: (id: string) => void;
    }>;
}

/** A board for the gallery, the settings and the pictures of tiles. */
export interface Gallery {
    scene: Scene & { hands?: { seat: number; items?: { id: string; kind: string }[] }[] };
    offers: Offers;
    moves: readonly { text: string; motions: Motion[] }[];
    /** Moves that are shown as the last ones. */
    last?: readonly (readonly Motion[])[];
    threatened?: readonly string[];
    /** The ways in which a piece is shown. */
    facings?: readonly number[];
    /** The width of the board on a wide screen; a length of CSS. */
    width?: string;
    /** Everything else that is to be seen. */
    More?: Component;
}

/** A game in the browser. Functions that return promises load a chunk of their own when it is first needed. */
export interface GameModule {
    skin: Skin;
    /** Pictures that are put on the page before the board is shown; symbols are `#<game>-<name>`. */
    sprites?: readonly (() => Promise<{ default: string }>)[];
    look: TableLook;
    moves?: MoveWords;
    panels?: () => Promise<Panels>;
    words: PerLanguage<() => Promise<GameWords>>;
    editing?: () => Promise<AnyEditing>;
    lessons?: {
        lessons: () => Promise<Lessons>;
        words: PerLanguage<() => Promise<Record<string, LessonWords>>>;
    };
    illustrations?: () => Promise<readonly Illustration[]>;
    gallery?: () => Promise<Gallery>;
}
