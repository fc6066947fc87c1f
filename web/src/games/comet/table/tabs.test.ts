import { describe, expect, it } from 'vitest';
import type { Offers } from '../../../wire';
import { isDisplay, tabFor } from './tabs';

const hand = (seat: number, ...ids: string[]): Parameters<typeof isDisplay>[0] => ({
    seat,
    title: '',
    items: ids.map((id) => ({ id, kind: id })),
});

describe('the display', () => {
    it('is one with a single card too, of which a Rest has to take it, and with none', () => {
        expect(isDisplay(hand(0, 'display-dodo', 'display-emu'))).toBe(true);
        expect(isDisplay(hand(0, 'display-dodo'))).toBe(true);
        expect(isDisplay({ seat: 0, title: '' })).toBe(true);
    });

    it('is no discard pile, and nobody’s hand', () => {
        expect(isDisplay(hand(0, 'silver-top'))).toBe(false);
        expect(isDisplay(hand(1, 'hand1-dodo'))).toBe(false);
    });
});

describe('the part of a narrow table', () => {
    const cards = (...texts: string[]): Offers => ({
        seat: 1,
        grips: texts.map((text) => ({ piece: text.split('|')[0] ?? '', to: [['', text.split('|')[1] ?? '', 0]] })),
        endings: [[['', null]]],
    });
    const HERO = 'hero1|use titanoboa';

    it('is where the cards lie that a decision is about', () => {
        expect(tabFor(cards('hand1-dodo|place dodo', HERO), 'mine')).toBe('hand');
        expect(tabFor(cards('display-aurochs|take aurochs'), 'hand')).toBe('display');
        expect(tabFor(cards('rescued1-kakapo-tapped|ready kakapo'), 'hand')).toBe('mine');
        expect(tabFor(null, 'others')).toBe('others');
    });

    it('is not left for something that could be used besides, unless nothing else is offered', () => {
        expect(tabFor({ ...cards(HERO), choices: [{ text: 'hatch' }] }, 'hand')).toBe('hand');
        expect(tabFor(cards(HERO), 'hand')).toBe('mine');
    });
});
