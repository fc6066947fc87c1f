/** The course of a rating as a drawing. */
import type { RatingChange } from './api';

export interface Curve {
    points: readonly number[];
    /** The line and the area under it, as paths in a box of `width` by `height`. */
    line: string;
    area: string;
    lowest: number;
    highest: number;
    end: readonly [x: number, y: number];
}

/** Least difference between the top and the bottom of the drawing, so that small changes look small. */
const LEAST = 80;

/** Ratings one after the other, oldest first; the changes come latest first. */
export function course(changes: readonly RatingChange[]): number[] {
    const ordered = [...changes].reverse();
    return ordered.length === 0 ? [] : [ordered[0]!.before.points, ...ordered.map(({ after }) => after.points)];
}

export function curve(points: readonly number[], width: number, height: number): Curve {
    const middle = (Math.max(...points) + Math.min(...points)) / 2;
    const half = Math.max(LEAST, Math.max(...points) - Math.min(...points)) / 2;
    const step = width / Math.max(1, points.length - 1);
    const at = points.map((value, index): [number, number] => [
        round(index * step),
        round(height / 2 - ((value - middle) / half) * (height / 2 - 4)),
    ]);
    const line = at.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    return {
        points,
        line,
        area: `${line}L${width} ${height}L0 ${height}Z`,
        lowest: Math.min(...points),
        highest: Math.max(...points),
        end: at.at(-1) ?? [0, height / 2],
    };
}

const round = (value: number): number => Math.round(value * 10) / 10;
