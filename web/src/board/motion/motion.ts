/** A move as animations: each motion becomes keyframes of a piece that stays, or of one that goes away. */
import type { Layout, Motion, Piece } from '../types';

export interface Flight {
    /** A piece of the new drawing, or one of the old drawing that is only shown while it leaves. */
    piece: Piece;
    leaves: boolean;
    frames: Keyframe[];
    delay: number;
    duration: number;
}

export const TRAVEL = 'cubic-bezier(.2,.8,.3,1)';
const PUSHES = new Set(['push', 'pushed', 'expelled']);
const JUMPS = new Set(['jump', 'leap', 'hop']);

interface Stage {
    layout: Layout;
    before: readonly Piece[];
    after: readonly Piece[];
}

function at(x: number, y: number, more = ''): string {
    return `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px)${more}`;
}

/** How long a way of so many cells takes. */
export function travelTime(cells: number): number {
    return Math.min(360, 160 + 25 * Math.max(0, cells - 1));
}

/** Plan the motions of a move, in milliseconds at normal speed. */
export function flights(stage: Stage, motions: readonly Motion[]): Flight[] {
    const planned: Flight[] = [];
    const ends = new Map<string, number>();
    let struckAt = 0;
    motions.forEach((motion, index) => {
        const shove = PUSHES.has(motion.kind);
        const start = Math.max(ends.get(motion.piece) ?? 0, shove ? 30 * index : leaves(motion) ? struckAt * 0.8 : 0);
        const flight = planOne(stage, motion, start, motions);
        if (!flight) return;
        planned.push(flight);
        ends.set(motion.piece, start + flight.duration);
        if (!shove) struckAt = Math.max(struckAt, start + flight.duration);
    });
    return merged(planned);
}

function leaves({ path }: Motion): boolean {
    return path.length > 1 && path.at(-1) === '';
}

function planOne(stage: Stage, motion: Motion, delay: number, all: readonly Motion[]): Flight | null {
    const places = motion.path.flatMap((cell) => stage.layout.byId.get(cell) ?? []);
    const [start] = places;
    const end = places.at(-1);
    if (!start || !end) return null;
    if (leaves(motion)) {
        const piece = stage.before.find(({ id }) => id === motion.piece);
        return piece ? { piece, leaves: true, delay, duration: 240, frames: leaving(stage.layout, motion, all) } : null;
    }
    const piece = arrived(stage, motion, end.cell.id);
    if (!piece) return null;
    if (motion.path[0] === '') return { piece, leaves: false, delay, duration: 200, frames: entering(end.x, end.y) };
    if (places.length < 2) return null;
    const jump = JUMPS.has(motion.kind);
    const frames = places.flatMap((place, index): Keyframe[] => {
        const previous = places[index - 1];
        const top = {
            x: ((previous?.x ?? 0) + place.x) / 2,
            y: ((previous?.y ?? 0) + place.y) / 2 - 0.35 * stage.layout.unit,
        };
        const stop = { transform: at(place.x, place.y) };
        return jump && previous ? [{ transform: at(top.x, top.y, ' scale(1.08)') }, stop] : [stop];
    });
    const duration = PUSHES.has(motion.kind) ? 180 : travelTime(places.length - 1);
    return { piece, leaves: false, delay, duration, frames };
}

/** The piece of the new drawing that a motion brought: names may tell where a piece stands, so looks count as well. */
function arrived({ before, after }: Stage, motion: Motion, end: string): Piece | null {
    const was = before.find(({ id }) => id === motion.piece);
    const there = after.find(({ cell }) => cell === end);
    if (there && (there.id === motion.piece || !was || (was.kind === there.kind && was.owner === there.owner)))
        return there;
    return after.find(({ id }) => id === motion.piece) ?? null;
}

function entering(x: number, y: number): Keyframe[] {
    return [
        { transform: at(x, y, ' scale(.6)'), opacity: 0 },
        { transform: at(x, y, ' scale(1)'), opacity: 1 },
    ];
}

/** A piece that leaves goes on a little the way it was pushed, or shrinks where it stands. */
function leaving(layout: Layout, motion: Motion, all: readonly Motion[]): Keyframe[] {
    const place = layout.byId.get(motion.path.at(-2) ?? '');
    if (!place) return [];
    const [dx, dy] = motion.kind === 'expelled' ? heading(layout, all) : [0, 0];
    const step = 0.6 * layout.unit;
    return [
        { transform: at(place.x, place.y), opacity: 1 },
        {
            transform: at(
                place.x + dx * step,
                place.y + dy * step,
                motion.kind === 'expelled' ? ' rotate(12deg) scale(.7)' : ' scale(.6)',
            ),
            opacity: 0,
        },
    ];
}

/** The direction in which a line is pushed, told by any piece of it that stays. */
function heading(layout: Layout, all: readonly Motion[]): [number, number] {
    for (const { path } of all) {
        const start = layout.byId.get(path[0] ?? '');
        const end = layout.byId.get(path.at(-1) ?? '');
        if (start && end && start !== end) {
            const length = Math.hypot(end.x - start.x, end.y - start.y);
            return [(end.x - start.x) / length, (end.y - start.y) / length];
        }
    }
    return [0, 0];
}

/** Put the motions of one piece together, so that it stays where it is between two of them. */
function merged(planned: readonly Flight[]): Flight[] {
    const result: Flight[] = [];
    for (const flight of planned) {
        const earlier = result.find(
            ({ piece, leaves: gone }) => piece.id === flight.piece.id && gone === flight.leaves,
        );
        if (!earlier) {
            result.push(flight);
            continue;
        }
        const total = flight.delay + flight.duration - earlier.delay;
        const timed = (part: Flight, from: number): Keyframe[] =>
            part.frames.map((frame, index) => {
                const even = part.frames.length > 1 ? index / (part.frames.length - 1) : 1;
                return { ...frame, offset: (from + (frame.offset ?? even) * part.duration) / total };
            });
        earlier.frames = [...timed(earlier, 0), ...timed(flight, flight.delay - earlier.delay)];
        earlier.duration = total;
    }
    return result;
}
