/** How marks are written and drawn: a sign and a shape each, so that colour is never all there is. */
import type { Mark } from './curve';

export const SIGNS: Readonly<Record<Mark, string>> = {
    best: '',
    good: '',
    inaccuracy: '?!',
    mistake: '?',
    blunder: '??',
};

/** The shape of a mark around (0, 0): a ring, a diamond, a triangle. */
export const SHAPES: Readonly<Record<Mark, string>> = {
    best: '',
    good: '',
    inaccuracy: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z',
    mistake: 'M0-6.5L6.5 0L0 6.5L-6.5 0Z',
    blunder: 'M0-7L7 5.5H-7Z',
};
