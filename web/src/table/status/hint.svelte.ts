/** Asking an engine for a good move at one's own table, and pointing at it on the board. */
import { api, type Hint } from '../../api';
import type { Annotation, Piece } from '../../board';
import type { Offers, Snapshot } from '../../wire';

/** Hints are for games in which nobody else is at a disadvantage by them: unrated, against bots. */
export function mayHint(match: Snapshot | null): boolean {
    return (
        match !== null &&
        !match.settings.rated &&
        match.own.length > 0 &&
        match.seats.every(({ seat, level }) => match.own.includes(seat) || Boolean(level))
    );
}

/** What is taken up for a move and where it goes; nothing for a move that is chosen by name. */
export function pointed(offers: Offers | null | undefined, move: string): { piece: string; cell: string } | null {
    for (const { piece, to } of offers?.grips ?? [])
        for (const [cell, text, list] of to)
            if ((offers?.endings?.[list] ?? []).some(([end]) => text + end === move)) return { piece, cell };
    return null;
}

export class Hints {
    asking = $state(false);
    failed = $state(false);
    found: Hint | null = $state.raw(null);
    /** After how many moves it was asked for. */
    #ply = -1;

    async ask(match: Snapshot): Promise<void> {
        if (this.asking || match.to_act === null) return;
        [this.asking, this.failed, this.found, this.#ply] = [true, false, null, match.ply];
        const { game, edition } = match.settings;
        const found = await api
            .hint({ game, edition, view: match.view, seat: match.seat, seconds: 1 })
            .catch(() => null);
        this.asking = false;
        if (this.#ply !== match.ply) return;
        this.failed = found === null;
        this.found = found;
    }

    /** Forget what was found for another position. */
    forget(ply: number): void {
        if (ply === this.#ply) return;
        [this.found, this.failed, this.#ply] = [null, false, -1];
    }

    /** Why, in a sentence: what the move does comes first. */
    get sentence(): string {
        return this.found ? (this.found.words.proved[0] ?? this.found.move) : '';
    }

    /** The arrow or circle that shows the move. */
    arrows(offers: Offers | null | undefined, pieces: readonly Piece[]): Annotation[] {
        const way = this.found && pointed(offers, this.found.move);
        if (!way) return [];
        const from = pieces.find(({ id }) => id === way.piece)?.cell ?? '';
        const ends = [from || way.cell, way.cell || from];
        return ends[0] && ends[1] ? [{ from: ends[0], to: ends[1], colour: 'green' }] : [];
    }
}
