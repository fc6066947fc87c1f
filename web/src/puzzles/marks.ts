/** What is drawn on the board of a puzzle: how far a hint goes, and why a move was wrong. */
import type { Annotation } from '../board';
import type { Motion } from '../wire';
import type { Hint } from './api';

/** A circle around what to take up, then an arrow to where it goes. */
export function hintMarks(hint: Hint | null, standing: string, shown: number): Annotation[] {
    if (!hint) return [];
    if (shown < 2 || !hint.cell) return standing ? [{ from: standing, to: standing, colour: 'blue' }] : [];
    return [{ from: standing || hint.cell, to: hint.cell, colour: 'blue' }];
}

/** The way of the reply that refutes a move. */
export function refutation([reply]: readonly Motion[]): Annotation[] {
    const [from, to] = [reply?.path?.[0], reply?.path?.at(-1)];
    return from && to ? [{ from, to, colour: 'red' }] : [];
}
