import { describe, expect, it } from 'vitest';
import { editing, type Jungla } from './editing';
import positions from './positions.json';

const ARRAY = positions.find(({ text }) => text.includes('act normal 2 - normal | Ld2N'))?.text ?? '';

/** What a text says after some changes. */
function edited(text: string, ...changes: ((setup: Jungla) => Jungla | undefined)[]): string {
    const setup = editing.read(text);
    if (!setup) throw new Error('unread');
    return editing.write(changes.reduce((before, change) => change(before) ?? before, setup));
}

describe('Jungla', () => {
    it('moves animals, takes them off and imprisons them', () => {
        expect(edited(ARRAY, (setup) => editing.put(setup, 'red-lion', 'h6', 45))).toContain('| Lh6NE Wn2N');
        const without = edited(ARRAY, (setup) => editing.remove(setup, 'blue-wolf'));
        expect(without).not.toContain('wb12');
        expect(edited(without, (setup) => editing.flip?.(setup, 'new-blue-wolf', 'prison', true))).toMatch(
            /\| - \| w$/,
        );
        expect(edited(ARRAY, (setup) => editing.flip?.(setup, 'red-lion', 'armour', true))).toContain('| L+d2N');
    });

    it('replaces what stood there', () => {
        const text = edited(ARRAY, (setup) => editing.put(setup, 'red-lion', 'n2', 0));
        expect(text).toContain('Ln2N');
        expect(text).not.toContain('Wn2N');
    });

    it('sets points with the last hunter, and the target among the options', () => {
        const scored = edited(ARRAY, (setup) => editing.set(setup, 'score2', 3));
        expect(scored).toContain(' 0-3 B ');
        expect(edited(scored, (setup) => editing.set(setup, 'score2', 0))).toContain(' 0-0 - ');
        expect(edited(ARRAY, (setup) => editing.set(setup, 'target', 2))).toContain('recon-1 target=2 0 ');
        expect(
            edited(
                ARRAY,
                (setup) => editing.set(setup, 'target', 2),
                (setup) => editing.set(setup, 'target', 5),
            ),
        ).toBe(ARRAY);
    });

    it('sets bonus turns, freeing and the preparation, and goes back to a turn', () => {
        const turn = (value: string) => (setup: Jungla) => editing.set(setup, 'turn', value);
        const bonus = edited(ARRAY, turn('bonus'));
        expect(bonus).toContain(' R act bonus 3 - normal |');
        expect(
            edited(
                bonus,
                (setup) => editing.set(setup, 'left', '1'),
                (setup) => editing.remove(setup, 'red-wolf'),
            ),
        ).toContain(' R act bonus 1 - normal |');
        const jail = ['red-wolf', 'red-zebra'].flatMap((id) => [
            (setup: Jungla) => editing.remove(setup, id),
            (setup: Jungla) => editing.flip?.(setup, `new-${id}`, 'prison', true),
        ]);
        const freeing = edited(ARRAY, ...jail, turn('free'));
        expect(freeing).toContain(' R free:W:0 - 0 - bonus |');
        expect(edited(freeing, (setup) => editing.set(setup, 'liberator', 'zebra'))).toContain(
            ' R free:Z:0 - 0 - bonus |',
        );
        expect(edited(freeing, turn('normal'))).toContain(' R act normal 2 - normal |');
        const prepared = edited(freeing, turn('place'));
        expect(prepared).toMatch(/^jungla1 recon-1 - 0 0-0 - R place - 2 - - \| .* \| - \| -$/);
        expect(
            edited(
                prepared,
                (setup) => editing.cleared(setup),
                (setup) => editing.put(setup, 'new-red-lion', 'd2', 0),
            ),
        ).toContain(' R place - 2 - - | Ld2N | - | - | -');
        const alone = editing.read(edited(ARRAY, turn('free')));
        expect(alone && editing.faults(alone)).toEqual([{ id: 'prisoners', seat: 1 }]);
    });

    it('misses animals of a side', () => {
        const setup = editing.read(ARRAY);
        if (!setup) throw new Error('unread');
        expect(editing.faults(setup)).toEqual([]);
        expect(editing.faults(editing.cleared(setup))).toEqual([
            { id: 'nobody', seat: 1 },
            { id: 'nobody', seat: 2 },
        ]);
    });
});
