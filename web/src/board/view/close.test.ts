import { beforeEach, describe, expect, it } from 'vitest';
import { squares } from '../fixture';
import { onScreen, reveal, zoom } from './close';
import { Lens } from './lens.svelte';

const BOX = { left: 0, top: 0, width: 300, height: 300 };
const layout = squares();
let lens: Lens;

beforeEach(() => {
    lens = new Lens(() => BOX);
});

describe('looking closely', () => {
    it('keeps the middle where nothing is chosen', () => {
        zoom(lens, layout, '', 2);
        expect(lens.scale).toBe(2);
        expect(onScreen(lens, layout, [150, 150], BOX)).toEqual([150, 150]);
    });

    it('goes to a cell, as far as the board reaches', () => {
        zoom(lens, layout, 'a3', 2);
        expect(onScreen(lens, layout, [50, 50], BOX)).toEqual([100, 100]);
    });

    it('reveals a place with what lies around it', () => {
        zoom(lens, layout, '', 3);
        reveal(lens, layout, [250, 250], 50);
        expect(onScreen(lens, layout, [250, 250], BOX)[0]).toBeCloseTo(150);
    });
});
