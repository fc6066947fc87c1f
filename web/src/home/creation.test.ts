import { describe, expect, it } from 'vitest';
import type { Game } from '../api';
import { Creation } from './creation.svelte';

const option = (name: string, usual: number | string) => ({ name, usual, words: [], least: 0, most: 9 });
const GAME = {
    name: 'otter',
    seats: [2, 4],
    default_edition: 'first',
    editions: [
        { id: 'first', title: 'First', options: [option('exits', 1), option('array', 'ready')] },
        { id: 'second', title: 'Second', options: [option('exits', 3)] },
    ],
} as unknown as Game;

function begun(): Creation {
    const creation = new Creation();
    creation.begin(GAME);
    return creation;
}

describe('the terms of a match', () => {
    it('are the usual ones until somebody chooses', () => {
        expect(begun().terms).toEqual({
            terms: {
                game: 'otter',
                edition: 'first',
                seats: 2,
                clock: { tempo: 'unlimited' },
                joining: 'link',
                takebacks: true,
                hotseat: false,
                seat: 1,
                options: {},
                bots: [],
            },
            beside: [],
        });
        expect(new Creation().terms).toBeNull();
    });

    it('have only the options that are not as usual', () => {
        const creation = begun();
        Object.assign(creation.options, { exits: 2, array: 'ready' });
        expect(creation.terms?.terms.options).toEqual({ exits: 2 });
        creation.options['exits'] = null;
        expect(creation.terms?.terms.options).toEqual({});
    });

    it('have the options of the edition that is chosen', () => {
        const creation = begun();
        creation.options['exits'] = 2;
        creation.choose('second');
        expect([creation.options, creation.terms?.terms.edition]).toEqual([{ exits: 3 }, 'second']);
    });

    it('have a clock', () => {
        const creation = begun();
        creation.clock = '3d';
        expect(creation.terms?.terms.clock).toEqual({ tempo: 'correspondence', days: 3 });
    });
});

describe('who sits where', () => {
    it('stays when there are more or fewer seats', () => {
        const creation = begun();
        creation.who[1] = 'bot:lamb';
        creation.seat(4);
        expect(creation.who).toEqual(['you', 'bot:lamb', 'guest', 'guest']);
        creation.seat(2);
        expect([creation.who, creation.terms?.terms.seats]).toEqual([['you', 'bot:lamb'], 2]);
    });

    it('is oneself, bots, and others who come', () => {
        const creation = begun();
        creation.seat(4);
        creation.who = ['guest', 'you', 'bot:lamb', 'here'];
        expect(creation.terms).toMatchObject({
            terms: { seat: 2, bots: [{ level: 'lamb', seat: 3 }], hotseat: false },
            beside: [4],
        });
    });

    it('is taken at once by those at one screen where nobody else comes', () => {
        const creation = begun();
        creation.who = ['you', 'here'];
        expect(creation.terms).toMatchObject({ terms: { hotseat: true, seat: 1 }, beside: [] });
        creation.who = ['you', 'you'];
        expect(creation.terms).toMatchObject({ terms: { hotseat: true, seat: 1 }, beside: [] });
    });

    it('has to be oneself somewhere', () => {
        const creation = begun();
        creation.who = ['guest', 'bot:lamb'];
        expect([creation.ready, creation.terms?.terms.seat]).toEqual([false, undefined]);
    });
});
