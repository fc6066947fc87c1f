/** Moves by turn: a turn is what one seat does in a row; draws of chance belong to the turn they happen in. */
import type { Move, Snapshot } from '../../wire';

export interface Turn {
    seat: number;
    /** Counted from 1; in pairs where two seats make one move each in turn. */
    number: number;
    /** The ply of its first move, by which it is told apart. */
    first: number;
    /** `time` counts equal moves of the turn from 1, so that they can be told apart. */
    moves: { ply: number; text: string; time: number }[];
}

/** Moves before which others were left out: `skipped` moves, in which so many `turns` ended. */
export interface Before {
    skipped?: number;
    turns?: number;
}

export function turnsOf(
    moves: readonly Move[],
    seats: number,
    { skipped = 0, turns: before = 0 }: Before = {},
): { turns: Turn[]; paired: boolean } {
    const turns: Turn[] = [];
    let number = before;
    moves.forEach(({ seat, text }, index) => {
        const ply = skipped + index + 1;
        const last = turns.at(-1);
        if (last && (seat < 1 || seat === last.seat))
            last.moves.push({ ply, text, time: 1 + last.moves.filter((made) => made.text === text).length });
        else turns.push({ seat, number: seat < 1 ? 0 : (number += 1), first: ply, moves: [{ ply, text, time: 1 }] });
    });
    const paired = seats === 2 && turns.length === moves.length;
    return { turns: paired ? turns.map((turn) => ({ ...turn, number: Math.ceil(turn.number / 2) })) : turns, paired };
}

/** The number of the turn in which a ply was made. */
export function numberOf(moves: readonly Move[], seats: number, ply: number, before: Before = {}): number {
    return turnsOf(moves, seats, before).turns.findLast(({ first }) => first <= ply)?.number ?? 0;
}

/** The move that led to a ply, if it is not left out. */
export function moveAt({ moves, skipped = 0 }: Pick<Snapshot, 'moves' | 'skipped'>, ply: number): Move | undefined {
    return ply > skipped ? moves[ply - skipped - 1] : undefined;
}
