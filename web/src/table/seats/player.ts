/** What is told of a seat at the table: who sits there, what is theirs, and what they have scored. */
import type { Piece } from '../../board';
import type { Messages } from '../../i18n/en';
import type { Hand, Scene, Seat, Snapshot, Track } from '../../wire';
import { keeperOf, sideOf, sidesOf } from './side';

type Words = Messages['table'];

export interface Player {
    name: string;
    own: boolean;
    active: boolean;
    /** The side that the seat plays for. */
    side: number;
    /** What lies beside the board for the side, where this seat keeps it. */
    hands: readonly Hand[];
    /** What else is counted for every side, as how often it may still leave the board. */
    counts: readonly Track[];
    score: Track | undefined;
    points: number | null;
    /** Whether pieces are still placed. */
    preparing: boolean;
}

/** Look at a seat; `cards` where hands are cards, which lie elsewhere. */
export function playerOf(match: Snapshot, scene: Scene, seat: Seat, cards: boolean, t: Words): Player {
    const { own, settings, status, to_act } = match;
    const tracks = scene.tracks ?? [];
    const mine = own.includes(seat.seat);
    const sides = sidesOf(scene, settings.seats);
    const side = sideOf(seat.seat, sides);
    const keeps = !cards && keeperOf(side, sides, match) === seat.seat;
    const score = tracks.find(({ kind }) => kind === 'score');
    return {
        // Whoever plays several seats is told apart by the seats.
        name: (mine && own.length > 1 ? seat.title : seat.name) || t.freeSeat,
        own: mine,
        active: status === 'running' && to_act === seat.seat,
        side,
        hands: (scene.hands ?? []).filter(
            (hand) => keeps && hand.seat === side && (hand.items?.length || !score?.goal),
        ),
        counts: tracks.filter(({ kind, values }) => keeps && !kind && values.length === sides),
        score,
        points: score?.values[side - 1]?.[1] ?? null,
        preparing: tracks.some(({ kind }) => kind === 'batch_left'),
    };
}

/** Whether somebody has lost the connection, and nobody plays for them. */
export function isAway({ away_since, substitute, out }: Seat): boolean {
    return away_since != null && (!substitute || Boolean(out));
}

/** The line below a name: what is unusual about the seat, what its game says of it, or what the seat is called. */
export function noteOf(seat: Seat, name: string, running: boolean, subtitle: string | undefined, t: Words): string {
    if (seat.substitute && !seat.out) return t.botPlays;
    if (isAway(seat)) return t.away;
    if (seat.out && running) return t.outs[seat.out] ?? '';
    return subtitle || (seat.title === name ? '' : seat.title);
}

/** The piece that stands for a seat: that of the game, or one of its own that is beside or on the board. */
export function emblemOf(
    { side, hands }: Pick<Player, 'side' | 'hands'>,
    emblems: readonly string[] | undefined,
    pieces: readonly Piece[],
): Piece | null {
    const kind = emblems?.[side - 1] ?? hands[0]?.items?.[0]?.kind ?? pieces.find(({ owner }) => owner === side)?.kind;
    return kind ? { id: '', kind, cell: '', owner: side, facing: 0, label: '' } : null;
}
