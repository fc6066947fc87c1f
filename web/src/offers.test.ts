import { describe, expect, it } from 'vitest';
import { textsOf } from './offers';
import type { Offers } from './wire';

describe('what is offered', () => {
    it('puts texts together from places and endings', () => {
        const factored: Offers = {
            seat: 1,
            grips: [{ piece: 'hand1-dodo', to: [['', '', 0]] }],
            endings: [
                [
                    ['move dodo', null],
                    ['use dodo', null],
                ],
            ],
            choices: [{ text: 'rest' }],
        };
        expect(textsOf(factored)).toEqual(['move dodo', 'use dodo', 'rest']);
        expect(textsOf(null)).toEqual([]);
    });
});
