/** The evaluation curve: who was ahead after which ply, where something was given away and where the game turned. */

export type Mark = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** What is said of one ply, by the annotation of a match or by the engine. */
export interface Comment {
    ply: number;
    seat: number;
    move: string;
    best: string;
    score: number;
    played: number | null;
    /** Winning chance of the seat with the best move, and with the move that was played. */
    chance: number;
    after: number;
    mark: Mark;
    turning: boolean;
    line: readonly string[];
    answer: readonly string[];
    proved: readonly string[];
}

/** A whole annotation as the server tells it. */
export interface Annotated {
    players: readonly string[];
    summary: readonly ({ seat: number; mean_loss: number } & Record<Mark, number>)[];
    turning_points: readonly number[];
    plies: readonly Comment[];
}

export interface Point {
    ply: number;
    /** From 0, at the bottom, to 1. */
    value: number;
}

/** A line of the curve: how a seat stands; between two sides one line tells all. */
export interface Series {
    seat: number;
    points: readonly Point[];
}

export const WRONG: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder'];

export const isWrong = (mark: Mark): boolean => WRONG.includes(mark);

/** The side of a seat where seats play together: 1 or 2. */
const sideOf = (seat: number): number => (seat % 2 === 1 ? 1 : 2);

/** The lines: one for the first side where there are two, else one for every seat. */
export function series(comments: readonly Comment[], sides: number): Series[] {
    const first = comments[0];
    if (!first) return [];
    if (sides === 2) {
        const points = comments.map(({ ply, seat, after }) => ({ ply, value: sideOf(seat) === 1 ? after : 1 - after }));
        const start = { ply: first.ply - 1, value: sideOf(first.seat) === 1 ? first.chance : 1 - first.chance };
        return [{ seat: 1, points: [start, ...points] }];
    }
    const seats = [...new Set(comments.map(({ seat }) => seat))].sort((one, other) => one - other);
    return seats.map((seat) => ({
        seat,
        points: comments.filter((each) => each.seat === seat).map(({ ply, after }) => ({ ply, value: after })),
    }));
}

/** A drawing area in its own units. */
export interface Area {
    width: number;
    height: number;
    /** The last ply. */
    plies: number;
}

export const across = ({ width, plies }: Area, ply: number): number => (plies > 0 ? round((ply / plies) * width) : 0);

export const down = ({ height }: Area, value: number): number => round((1 - value) * height);

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line as a path. */
export function path(points: readonly Point[], area: Area): string {
    return points
        .map(({ ply, value }, index) => `${index === 0 ? 'M' : 'L'}${across(area, ply)} ${down(area, value)}`)
        .join('');
}

/** The surface between a line and the middle. */
export function surface(points: readonly Point[], area: Area): string {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return '';
    const middle = down(area, 0.5);
    const above = path(points, area).replace('M', 'L');
    return `M${across(area, first.ply)} ${middle}${above}L${across(area, last.ply)} ${middle}Z`;
}

/** The ply under a place across the drawing, from 0 to 1. */
export function plyAt(share: number, plies: number): number {
    return Math.max(0, Math.min(plies, Math.round(share * plies)));
}

/** How the line stands after a ply: at the last point that is not later. */
export function valueAt(line: Series, ply: number): number | null {
    return line.points.findLast((point) => point.ply <= ply)?.value ?? null;
}

/** What an engine says of one position, from the view of the seat to act; null where none is to act. */
export interface Judged {
    ply: number;
    seat: number;
    chance: number;
    score: number;
    win: number | null;
    line: readonly string[];
}

/** From so much winning chance given away on, a move is called so: the same as in annotations. */
const LOSSES: readonly (readonly [Mark, number])[] = [
    ['blunder', 0.3],
    ['mistake', 0.16],
    ['inaccuracy', 0.08],
];

/** Comments from the engine's judgements of positions: each move is judged by the position after it. */
export function commented(judged: readonly Judged[], moves: readonly string[], sides: number): Comment[] {
    const byPly = new Map(judged.map((each) => [each.ply, each]));
    return judged.flatMap((before): Comment[] => {
        const move = moves[before.ply];
        if (move === undefined) return [];
        const next = sides === 2 ? byPly.get(before.ply + 1) : undefined;
        const best = before.line[0] ?? '';
        const same = next !== undefined && sideOf(next.seat) === sideOf(before.seat);
        const after =
            move === best || !next ? before.chance : Math.min(before.chance, same ? next.chance : 1 - next.chance);
        const loss = before.chance - after;
        const mark = move === best ? 'best' : (LOSSES.find(([, least]) => loss >= least)?.[0] ?? 'good');
        const turning =
            (mark === 'mistake' || mark === 'blunder') &&
            ((before.chance >= 0.5 && after < 0.5) || (before.chance >= 1 && after < 1));
        return [
            {
                ply: before.ply + 1,
                seat: before.seat,
                move,
                best,
                score: before.score,
                played: null,
                chance: before.chance,
                after,
                mark,
                turning,
                line: before.line,
                answer: isWrong(mark) && next ? [move, ...next.line] : [],
                proved: [],
            },
        ];
    });
}
