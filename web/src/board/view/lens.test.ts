import { beforeEach, describe, expect, it } from 'vitest';
import { CLOSEST, Lens } from './lens.svelte';

let lens: Lens;
let time = 0;

function finger(pointerId: number, x: number, y: number, more: Partial<PointerEvent> = {}): PointerEvent {
    return {
        pointerId,
        clientX: x,
        clientY: y,
        pointerType: 'touch',
        button: 0,
        type: 'pointerup',
        timeStamp: time,
        ...more,
    } as PointerEvent;
}

/** Where a place of the drawing lies on the screen. */
function onScreen(x: number, y: number): [number, number] {
    return [100 + (x * lens.scale + lens.x) * 400, 50 + (y * lens.scale + lens.y) * 200];
}

beforeEach(() => {
    time = 1000;
    lens = new Lens(() => ({ left: 100, top: 50, width: 400, height: 200 }));
});

describe('two fingers', () => {
    it('zoom around the place between them and take it along', () => {
        expect(lens.down(finger(1, 250, 150), true, true)).toBe(false);
        expect(lens.down(finger(2, 350, 150), false, true)).toBe(true);
        expect(lens.move(finger(1, 200, 150))).toBe(true);
        expect(lens.move(finger(2, 400, 150))).toBe(true);
        expect(lens.scale).toBeCloseTo(2);
        expect(onScreen(0.5, 0.5)[0]).toBeCloseTo(300);
        expect(onScreen(0.5, 0.5)[1]).toBeCloseTo(150);
    });

    it('go as close as can be and no farther than the whole board, without a gap at the edges', () => {
        lens.down(finger(1, 290, 150), true, true);
        lens.down(finger(2, 310, 150), true, true);
        lens.move(finger(2, 900, 150));
        expect(lens.scale).toBe(CLOSEST);
        lens.move(finger(1, 100, 900));
        lens.move(finger(2, 100, 901));
        expect(lens.scale).toBe(1);
        expect([lens.x, lens.y]).toEqual([0, 0]);
    });

    it('mean nothing else until both are lifted', () => {
        lens.down(finger(1, 250, 150), true, true);
        lens.down(finger(2, 350, 150), false, true);
        expect(lens.up(finger(2, 350, 150))).toBe(true);
        expect(lens.move(finger(1, 260, 150))).toBe(true);
        expect(lens.up(finger(1, 260, 150))).toBe(true);
        expect(lens.down(finger(3, 250, 150), true, true)).toBe(false);
        expect(lens.up(finger(3, 250, 150))).toBe(false);
    });
});

describe('one finger', () => {
    it('moves a board that is close, and only if it holds nothing', () => {
        lens.zoom(2, [0.5, 0.5]);
        const before = onScreen(0.5, 0.5);
        lens.down(finger(1, 300, 150), false, true);
        expect(lens.move(finger(1, 360, 150))).toBe(false);
        expect(lens.up(finger(1, 360, 150))).toBe(false);
        lens.down(finger(1, 300, 150), true, true);
        expect(lens.move(finger(1, 304, 150))).toBe(false);
        expect(lens.move(finger(1, 360, 170))).toBe(true);
        expect(lens.up(finger(1, 360, 170))).toBe(true);
        expect(onScreen(0.5, 0.5)[0]).toBeGreaterThan(before[0] + 40);
        expect(onScreen(0.5, 0.5)[1]).toBeGreaterThan(before[1] + 10);
    });

    it('is left alone while the whole board is shown', () => {
        lens.down(finger(1, 300, 150), true, true);
        expect(lens.move(finger(1, 360, 170))).toBe(false);
    });

    it('taps twice to see the whole board again, but not slowly, elsewhere or in the middle of a move', () => {
        const tap = (x: number, after: number, idle = true): void => {
            time += after;
            lens.down(finger(1, x, 150), true, idle);
            lens.up(finger(1, x, 150));
        };
        lens.zoom(2, [0.5, 0.5]);
        tap(300, 0);
        tap(300, 900);
        tap(400, 100);
        tap(400, 100, false);
        expect(lens.scale).toBe(2);
        tap(404, 100);
        expect(lens.scale).toBe(2);
        tap(404, 100);
        expect(lens.scale).toBe(1);
    });
});

describe('a place', () => {
    it('comes into sight when it must, and moves nothing when it is seen', () => {
        lens.zoom(2, [0, 0]);
        lens.reveal([0.25, 0.25], [0.1, 0.1]);
        expect([lens.x, lens.y]).toEqual([0, 0]);
        lens.reveal([0.9, 0.5], [0.05, 0.1]);
        expect(onScreen(0.95, 0.5)[0]).toBeCloseTo(500);
        lens.reveal([0.1, 0.5], [0.1, 0.1]);
        expect(lens.x).toBeCloseTo(0);
    });

    it('comes to the middle when one goes closer', () => {
        lens.zoom(1.5, [0.5, 0.4]);
        expect(onScreen(0.5, 0.4)).toEqual([300, 150]);
    });
});
