import { describe, expect, it } from 'vitest';
import { arrowLine, colourOf, toggled } from './annotate';
import { squares } from '../fixture';
import type { Annotation } from '../types';

const arrow: Annotation = { from: 'a1', to: 'a3', colour: 'green' };

describe('drawings', () => {
    it('appear, change colour and go away', () => {
        const once = toggled([], arrow);
        expect(once).toEqual([arrow]);
        const red = toggled(once, { ...arrow, colour: 'red' });
        expect(red).toEqual([{ ...arrow, colour: 'red' }]);
        expect(toggled(red, { ...arrow, colour: 'red' })).toEqual([]);
    });

    it('take their colour from the keys', () => {
        const keys = { shiftKey: false, altKey: false, ctrlKey: false };
        expect(colourOf(keys)).toBe('green');
        expect(colourOf({ ...keys, shiftKey: true })).toBe('red');
        expect(colourOf({ ...keys, altKey: true })).toBe('blue');
        expect(colourOf({ ...keys, ctrlKey: true })).toBe('yellow');
    });

    it('are lines between middles, or none for a circle', () => {
        expect(arrowLine(squares(), arrow)).toEqual({ x1: 50, y1: 230, x2: 50, y2: 84 });
        expect(arrowLine(squares(), { ...arrow, to: 'a1' })).toBeNull();
        expect(arrowLine(squares(), { ...arrow, to: 'z9' })).toBeNull();
    });
});
