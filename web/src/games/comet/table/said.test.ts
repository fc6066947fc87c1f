import { describe, expect, it } from 'vitest';
import { de } from '../words/de';
import { en } from '../words/en';
import type { Words } from '../words';
import { isQuiet, saidOf, spoken } from './said';

const NAMES: Readonly<Record<string, string>> = { dodo: 'Dodo', giant_deer: 'Giant deer' };
const say = (text: string, words: Words = en): string =>
    spoken(
        saidOf(text, (id) => NAMES[id], words.table),
        (symbol) => ({ meadow: 'Wiese' })[symbol],
    );

describe('moves of Comet in words', () => {
    it('open a turn with the word of its button', () => {
        expect(saidOf('hatch', () => undefined, en.table)).toEqual({
            lead: 'Hatch',
            rescuer: '',
            text: '',
            symbol: '',
        });
        expect(saidOf('move giant_deer', (id) => NAMES[id], en.table)).toMatchObject({
            lead: 'Move',
            text: 'Giant deer',
        });
    });

    it('name cards and places', () => {
        expect(say('place dodo c4')).toBe('Dodo at c4');
        expect(say('take giant_deer', de)).toBe('nimmt Giant deer');
        expect(say('discard unheard_of')).toBe('discards unheard of');
    });

    it('show who goes and what is spent', () => {
        expect(saidOf('step 2 e7 M', () => undefined, en.table)).toEqual({
            lead: '',
            rescuer: '2',
            text: 'to e7',
            symbol: 'meadow',
        });
        expect(say('step 2 e7 M', de)).toBe('2 nach e7 (Wiese)');
    });

    it('know the neutral pieces and the choice at the comet', () => {
        expect(say('shift tortoise e6', de)).toBe('Riesenschildkröte nach e6');
        expect(say('comet ready')).toBe('Comet makes animals ready');
        expect(say('ready dodo')).toBe('makes Dodo ready');
    });

    it('tell nothing of ends', () => {
        expect([isQuiet('end'), isQuiet('done'), isQuiet('rest')]).toEqual([true, true, false]);
    });
});
