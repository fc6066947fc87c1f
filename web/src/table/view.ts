/** What the panels of a game know of the table they stand at. Its fields are read anew whenever they are shown. */
import type { Sheet } from '../api';
import type { Piece, Skin } from '../board';
import type { MatchStore } from '../store.svelte';
import type { Offers, Snapshot } from '../wire';

export interface TableView {
    readonly store: MatchStore;
    readonly match: Snapshot;
    /** The position that is shown, which may be an earlier one. */
    readonly scene: Snapshot['scene'];
    readonly skin: Skin;
    readonly offers: Offers | null;
    /** What can be taken up or chosen now, by id. */
    readonly able: ReadonlySet<string>;
    /** What is taken up. */
    readonly selected: string | null;
    /** What is printed about the kinds of pieces and cards. */
    readonly sheets: ReadonlyMap<string, Sheet>;
    /** The piece that is taken up or was looked at last. */
    readonly piece: Piece | null;
    /** Degrees by which the board is turned. */
    readonly turn: number;
    /** How many pieces are still to be placed before the others have their go; 0 once the game has begun. */
    readonly placing: number;
    /** Whether somebody said something that was not seen yet. */
    readonly unread: boolean;
    /** The seat whose things are looked at; 0 for one's own. */
    looking: number;
    /** Whether the bar with everything else is open, on narrow screens. */
    more: boolean;
    /** Take something up, or choose it at once where that is all there is to do. */
    pick(id: string): void;
}
