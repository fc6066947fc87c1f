import { describe, expect, it } from 'vitest';
import { editing, type Siam } from './editing';

const START = '...../...../.###./...../..... ele 0 0,0 - classic2005';

/** What a text says after some changes. */
function edited(text: string, ...changes: ((setup: Siam) => Siam | undefined)[]): string {
    const setup = editing.read(text);
    if (!setup) throw new Error('unread');
    return editing.write(changes.reduce((before, change) => change(before) ?? before, setup));
}

describe('Siam', () => {
    it('places, turns, moves and removes', () => {
        const placed = edited(START, (setup) => editing.put(setup, 'new-rhinoceros', 'a1', 90));
        expect(placed).toBe('...../...../.###./...../e.... ele 0 0,0 - classic2005');
        expect(edited(placed, (setup) => editing.put(setup, 'rhinoceros-a1', 'a1', 180))).toContain('/s.... ele');
        expect(edited(placed, (setup) => editing.put(setup, 'rhinoceros-a1', 'e5', null))).toMatch(/^\.{4}e\//);
        expect(edited(placed, (setup) => editing.remove(setup, 'rhinoceros-a1'))).toBe(START);
    });

    it('counts what is left and says what is wrong', () => {
        const setup = editing.read('NNNNN/...../.##../...../..... ele 0 0,0 - classic2005');
        if (!setup) throw new Error('unread');
        expect(editing.stock(setup).map(({ count }) => count)).toEqual([0, 5, 1]);
        expect(editing.faults(setup)).toEqual([{ id: 'rocks', count: 2 }]);
        expect(editing.write(editing.cleared(setup))).toBe(START);
    });

    it('keeps the ply with the side to move', () => {
        expect(edited(START, (setup) => editing.set(setup, 'side', '2'))).toContain(' rhi 1 ');
        expect(
            edited(
                START,
                (setup) => editing.set(setup, 'side', '2'),
                (setup) => editing.set(setup, 'side', '1'),
            ),
        ).toBe(START);
        expect(
            edited(
                START,
                (setup) => editing.set(setup, 'edition', 'edition2014'),
                (setup) => editing.set(setup, 'exits2', 1),
            ),
        ).toMatch(/0,1 - edition2014$/);
    });
});
