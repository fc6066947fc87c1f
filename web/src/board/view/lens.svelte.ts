/** How closely a board is looked at: two fingers zoom and move it, one finger moves it once it is close. */
import { between, distance, Fingers } from './fingers';
import type { XY } from '../types';

/** How close one can go. */
export const CLOSEST = 3;
/** Pixels that a finger moves before it is no tap any more, and milliseconds between two taps that belong together. */
const STILL = 10;
const TWICE = { pixels: 24, milliseconds: 320 };

/** Where the board is on the screen, in pixels. */
export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

export class Lens {
    scale = $state(1);
    /** Where the drawing begins, as a share of the width and height of the board; 0 or less. */
    x = $state(0);
    y = $state(0);
    #fingers = new Fingers();
    /** Whether the fingers on the board are moving it, until the last is lifted. */
    #busy = false;
    /** The finger or pointer that may begin to move the board, and where it began. */
    #single: { pointer: number; at: XY } | null = null;
    #idle = true;
    #tapped: { at: XY; time: number } | null = null;
    #box: () => Box;

    constructor(box: () => Box) {
        this.#box = box;
    }

    get moved(): boolean {
        return this.scale > 1;
    }

    reset(): void {
        this.scale = 1;
        this.x = 0;
        this.y = 0;
    }

    /** Go closer or farther; a place of the board, as a share of its width and height, comes to the middle. */
    zoom(factor: number, [x, y]: XY): void {
        this.#set(this.scale * factor, [x, y], [0.5, 0.5]);
    }

    /** Move the drawing so that a circle of the board is seen, all measures as shares of its size. */
    reveal([x, y]: XY, [rx, ry]: XY): void {
        this.x = this.#kept(shown(this.x, x * this.scale, rx * this.scale));
        this.y = this.#kept(shown(this.y, y * this.scale, ry * this.scale));
    }

    /** Let a place of the drawing lie at a place of the board. */
    #set(scale: number, [x, y]: XY, [atX, atY]: XY): void {
        this.scale = Math.min(Math.max(scale, 1), CLOSEST);
        this.x = this.#kept(atX - x * this.scale);
        this.y = this.#kept(atY - y * this.scale);
    }

    /** The drawing never leaves a gap at the edge. */
    #kept(at: number): number {
        return Math.min(0, Math.max(1 - this.scale, at));
    }

    /**
     * Take notice of a press; whether fingers move the board from now on.
     *
     * `free`: one alone may move it; `idle`: nothing is taken up.
     */
    down(event: PointerEvent, free: boolean, idle: boolean): boolean {
        const at: XY = [event.clientX, event.clientY];
        if (event.pointerType === 'touch') this.#fingers.set(event.pointerId, at);
        if (this.#fingers.size > 1) this.#busy = true;
        if (!idle) this.#tapped = null;
        this.#idle = idle;
        this.#single = free && this.#fingers.size < 2 && event.button === 0 ? { pointer: event.pointerId, at } : null;
        return this.#busy;
    }

    /** Whether a pointer moves the board. */
    move(event: PointerEvent): boolean {
        const before =
            this.#fingers.get(event.pointerId) ?? (this.#single?.pointer === event.pointerId ? this.#single.at : null);
        if (before === null) return false;
        const now: XY = [event.clientX, event.clientY];
        if (!this.#busy) {
            if (this.#single?.pointer !== event.pointerId || !this.moved || distance(this.#single.at, now) < STILL)
                return false;
            this.#busy = true;
        }
        const other = this.#fingers.besides(event.pointerId);
        if (other)
            this.#follow(
                between(before, other),
                between(now, other),
                distance(now, other) / Math.max(1, distance(before, other)),
            );
        else this.#follow(before, now, 1);
        if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, now);
        if (this.#single) this.#single = { ...this.#single, at: now };
        return true;
    }

    /** What lay under one place of the screen lies under another now, larger by a factor. */
    #follow(before: XY, now: XY, factor: number): void {
        const [bx, by] = this.#share(before);
        this.#set(this.scale * factor, [(bx - this.x) / this.scale, (by - this.y) / this.scale], this.#share(now));
    }

    #share([x, y]: XY): XY {
        const { left, top, width, height } = this.#box();
        return [(x - left) / Math.max(1, width), (y - top) / Math.max(1, height)];
    }

    /**
     * A pointer is gone; whether it moved the board, so that it means nothing else.
     *
     * Two quick taps that take nothing up show the whole board.
     */
    up(event: PointerEvent): boolean {
        const touched = this.#fingers.delete(event.pointerId);
        const busy = this.#busy && (touched || this.#single?.pointer === event.pointerId);
        if (this.#single?.pointer === event.pointerId) this.#single = null;
        if (this.#fingers.size === 0) this.#busy = false;
        if (touched && !busy && this.#idle && event.type === 'pointerup')
            this.#tap([event.clientX, event.clientY], event.timeStamp);
        return busy;
    }

    #tap(at: XY, time: number): void {
        const last = this.#tapped;
        const twice = last !== null && time - last.time < TWICE.milliseconds && distance(at, last.at) < TWICE.pixels;
        this.#tapped = twice ? null : { at, time };
        if (twice) this.reset();
    }
}

/** A start of the drawing from which a span around a place is seen, as near to the one before as can be. */
function shown(start: number, place: number, radius: number): number {
    return Math.max(Math.min(start, 1 - place - radius), radius - place);
}
