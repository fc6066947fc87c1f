/**
 * What a board is given and what it says. The shapes are those of the drawing data on the wire; no rule is known here.
 */
import type { Component } from 'svelte';

export type XY = readonly [x: number, y: number];

export interface Cell {
    id: string;
    polygon: readonly XY[];
    at: XY;
    kind?: string;
    label?: string;
    colour?: string;
    glyph?: string;
    owner?: number;
}

export interface Piece {
    id: string;
    cell: string;
    kind: string;
    owner?: number;
    /** Degrees clockwise from up; null for a piece without a front. */
    facing?: number | null;
    glyph?: string;
    label?: string;
    marks?: readonly string[];
}

export interface Mark {
    cell: string;
    kind: string;
    label?: string;
    glyph?: string;
    owner?: number;
}

export interface Motion {
    kind: string;
    piece: string;
    /** Cells on the way; an empty id is beside the board. */
    path: readonly string[];
    facing?: number | null;
}

export interface Scene {
    cells: readonly Cell[];
    pieces: readonly Piece[];
    width: number;
    height: number;
    marks?: readonly Mark[];
    tracks?: readonly Track[];
}

export interface Track {
    label: string;
    values: readonly (readonly [string, number | null])[];
    kind?: string;
    goal?: number;
}

export type Ending = readonly [text: string, facing: number | null];
export type Target = readonly [cell: string, text: string, endings: number];
export interface Grip {
    piece: string;
    to: readonly Target[];
}

/** Legal moves: what can be taken up, where it can go, and how it can look then. */
export interface Offers {
    grips?: readonly Grip[];
    endings?: readonly (readonly Ending[])[];
    /** By the text of a move: a few characters for its mark. */
    notes?: Readonly<Record<string, string>>;
}

/** One whole move of those that take the same thing to the same place. */
export interface Option {
    text: string;
    facing: number | null;
    /** A few characters worth knowing before, such as `2:1`. */
    note?: string;
}

/** What a person has put together so far, or a move on its way to the server. */
export interface Gesture {
    piece: string;
    cell: string;
    facing: number | null;
}

/** How a place to go is marked. */
export interface Look {
    kind: 'move' | 'strike' | 'spring' | 'push' | 'goal';
    /** A few characters on a badge, such as `1:1`. */
    badge?: string;
    /** For the skin's own mark. */
    detail?: string;
}

/** A cell as it lies on the screen, in the units of the skin. */
export interface Placed {
    cell: Cell;
    x: number;
    y: number;
    points: readonly XY[];
    /** The outline as a path. */
    d: string;
}

export interface Layout {
    width: number;
    height: number;
    cells: readonly Placed[];
    byId: ReadonlyMap<string, Placed>;
    /** Degrees by which the board is turned. */
    turn: number;
    /** Units per cell. */
    unit: number;
}

export interface Frame {
    top: number;
    right: number;
    bottom: number;
    left: number;
}

export interface GroundProps {
    scene: Scene;
    layout: Layout;
    frame: Frame;
    coordinates: boolean;
}

export interface PieceProps {
    piece: Piece;
    /** Degrees on the screen; may go beyond 360 so that a piece turns the short way. */
    facing: number | null;
    style?: PieceStyle;
}

/** Ways of drawing pieces among which a person may choose. */
export interface PieceStyle {
    carved?: boolean;
    letters?: boolean;
}

export interface MarkProps {
    mark: Mark;
    placed: Placed;
}

export interface TargetProps {
    look: Look;
    placed: Placed;
    /** Whether it is farther than a neighbour. */
    far: boolean;
}

/** How a game looks on the board. */
export interface Skin {
    /** Units of the drawing per width of a cell. */
    unit: number;
    /** Size of what is drawn on a cell compared with a square of 100 units. */
    scale: number;
    frame: Frame;
    /** The frame on small screens. */
    narrowFrame: Frame;
    /** Degrees by which a turn of the board goes on; 180 where only two ways make sense. */
    turns: number;
    Ground: Component<GroundProps>;
    PieceArt: Component<PieceProps>;
    /** Marks of the scene that lie under the pieces. */
    MarkArt?: Component<MarkProps>;
    /** Instead of the plain disc for a place to go. */
    TargetArt?: Component<TargetProps>;
    /** Cell outlines that differ from their polygons, around the middle of the cell. */
    outline?: (placed: Placed) => string;
    look: (options: readonly Option[], occupied: boolean) => Look;
}

export interface Annotation {
    from: string;
    /** The same cell again for a circle. */
    to: string;
    colour: 'green' | 'red' | 'blue' | 'yellow';
}

/** Words for screen readers and tips, in the language of the page. */
export interface BoardWords {
    label: (game: string) => string;
    help: string;
    empty: string;
    selected: string;
    target: string;
    strike: string;
    push: string;
    actor: string;
    lastFrom: string;
    lastTo: string;
    chooseFacing: string;
    cancel: string;
    /** Buttons to look more and less closely, and at the whole board. */
    zoom: string;
    closer: string;
    farther: string;
    whole: string;
    facing: Readonly<Record<string, string>>;
}

/** What a board is given; what it says through its callbacks. */
export interface BoardProps {
    scene: Scene;
    skin: Skin;
    words: BoardWords;
    /** The name of the game, for screen readers. */
    title: string;
    offers?: Offers | null;
    /** Pieces that lie beside the board and can be taken up, so that they can be shown while they are. */
    beside?: readonly Piece[];
    interactive?: boolean;
    showTargets?: boolean;
    coordinates?: boolean;
    /** Whether it can be looked at more closely. */
    zoomable?: boolean;
    /** Whether a facing that is left open counts as it is shown when something else is taken up, as in an editor. */
    settles?: boolean;
    pieceStyle?: PieceStyle;
    /** The name of a move among those that only names tell apart. */
    optionLabel?: (move: string) => string;
    /** Degrees clockwise: 0, 90, 180 or 270. */
    turn?: number;
    /** What to play when the scene changes. */
    motions?: readonly Motion[];
    /** How long motions take: 1 is normal, 0 none. */
    speed?: number;
    /** The last moves, each as its motions; those of one turn are numbered. */
    last?: readonly (readonly Motion[])[];
    threatened?: readonly string[];
    /** Cells that a refusal is about. */
    flagged?: readonly string[];
    /** Arrows and circles of the page. */
    arrows?: readonly Annotation[];
    /** Arrows and circles of the viewer. */
    drawings?: Annotation[];
    /** What has been taken up: the id of a piece or of something beside the board. */
    selected?: string | null;
    /** A move on its way; the board sets it, a new scene or the page takes it back. */
    inflight?: Gesture | null;
    /** Whether a facing is being chosen; the board sets it. */
    aiming?: boolean;
    onmove?: (move: string, gesture: Gesture) => void;
    /** Something was put where no offer takes it. */
    onrefuse?: (gesture: Gesture) => void;
    /** Any cell was chosen, whatever stands there. */
    oncell?: (cell: string) => void;
}
