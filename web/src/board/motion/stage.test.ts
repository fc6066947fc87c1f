import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cells, squares } from '../fixture';
import { Stage } from './stage.svelte';
import type { Motion, Piece, Scene } from '../types';

const layout = squares();

/** A motion as a browser plays it: one that is finished shows its end, even if it was cancelled before. */
class Playing {
    shows = true;
    onfinish: (() => void) | null = null;

    finish(): void {
        this.shows = true;
        queueMicrotask(() => this.onfinish?.());
    }

    cancel(): void {
        this.shows = false;
    }
}

let playing: Playing[];
let frames: Map<number, () => void>;
let stage: Stage;

function scene(...pieces: [id: string, cell: string][]): Scene {
    return { cells, width: 3, height: 3, pieces: pieces.map(([id, cell]): Piece => ({ id, cell, kind: 'cat' })) };
}

function move(piece: string, ...path: string[]): Motion {
    return { kind: 'move', piece, path };
}

function nextFrame(): void {
    const waiting = [...frames.values()];
    frames.clear();
    waiting.forEach((frame) => frame());
}

/** How many motions are seen. */
function shown(): number {
    return playing.filter(({ shows }) => shows).length;
}

beforeEach(() => {
    playing = [];
    frames = new Map();
    let last = 0;
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
        frames.set(++last, frame);
        return last;
    });
    vi.stubGlobal('cancelAnimationFrame', (number: number) => frames.delete(number));
    const element = {
        animate: () => {
            const animation = new Playing();
            playing.push(animation);
            return animation;
        },
    };
    stage = new Stage(() => ({ querySelector: () => element }) as unknown as HTMLElement);
    stage.show(scene(['cat', 'a1']), layout, [], 1);
});

describe('motions on the stage', () => {
    it('show nothing after they have ended, also when another scene comes', async () => {
        stage.show(scene(['cat', 'a2']), layout, [move('cat', 'a1', 'a2')], 1);
        nextFrame();
        expect(shown()).toBe(1);
        playing[0]?.onfinish?.();
        expect(shown()).toBe(0);
        stage.finish();
        stage.show(scene(['cat', 'a3']), layout, [move('cat', 'a2', 'a3')], 1);
        await Promise.resolve();
        expect(playing[0]?.shows).toBe(false);
    });

    it('end at once when they are told to', () => {
        stage.show(scene(), layout, [move('cat', 'a1', '')], 1);
        expect(stage.leaving).toHaveLength(1);
        nextFrame();
        stage.finish();
        expect(shown()).toBe(0);
        expect(stage.leaving).toEqual([]);
    });

    it('of a scene that is gone before the next frame are not played', () => {
        stage.show(scene(['cat', 'a2']), layout, [move('cat', 'a1', 'a2')], 1);
        stage.show(scene(['cat', 'a3']), layout, [], 1);
        nextFrame();
        expect(playing).toEqual([]);
    });

    it('start towards a place that cannot be reached, unless there is no way', () => {
        stage.nudge('cat', layout, 'a1', 'a2', 1);
        expect(playing).toHaveLength(1);
        stage.nudge('cat', layout, 'a1', 'a1', 1);
        stage.nudge('cat', layout, '', 'a2', 1);
        expect(playing).toHaveLength(1);
        stage.finish();
        expect(shown()).toBe(0);
    });

    it('let what leaves be seen until it is gone', () => {
        stage.show(scene(), layout, [move('cat', 'a1', '')], 1);
        nextFrame();
        playing[0]?.onfinish?.();
        expect(stage.leaving).toEqual([]);
    });
});
