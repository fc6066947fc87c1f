import { describe, expect, it } from 'vitest';
import type { Offers, Track } from '../../../wire';
import { en } from '../words/en';
import { choiceName, stageOf } from './guide';
import { optionName } from './said';

const offers = (...texts: string[]): Offers => ({ seat: 1, choices: texts.map((text) => ({ text })) });
const track = (kind: string): Track => ({ label: kind, values: [['', 0]], kind });

describe('what is asked', () => {
    it.each([
        [['hatch', 'move dodo', 'rest'], [], { ask: 'turn', action: 'turn' }],
        [['hatch', 'rest'], [], { ask: 'turnHatch', action: 'turn' }],
        [['move dodo', 'rest'], [], { ask: 'turnMove', action: 'turn' }],
        [['rest', 'use lookout'], [], { ask: 'turnRest', action: 'turn' }],
        [['hatch', 'move dodo', 'pass'], ['comet_stack'], { ask: 'late', action: 'turn' }],
        [['move dodo'], ['comet_stack'], { ask: 'lateMust', action: 'turn' }],
        [['end', 'use lookout'], ['comet_stack'], { ask: 'end', action: 'turn' }],
        [['place dodo c4'], ['action'], { ask: 'hatch', action: 'hatch' }],
        [['place dodo c4', 'end'], ['action'], { ask: 'hatchMore', action: 'hatch' }],
        [['step 1 e7 M', 'use dodo'], ['action', 'pool'], { ask: 'move', action: 'move' }],
        [['end', 'use dodo'], ['action', 'pool'], { ask: 'moveEnd', action: 'move' }],
        [['discard dodo', 'done'], ['action'], { ask: 'discard', action: 'rest' }],
        [['take aurochs'], ['action'], { ask: 'take', action: 'rest' }],
        [['comet refill', 'comet ready'], ['action'], { ask: 'comet', action: 'rest' }],
        [['swap dodo', 'done'], ['action', 'pool'], { ask: 'swap', action: 'move' }],
        [['end'], [], { ask: 'end', action: 'turn' }],
        [['use dodo'], ['action', 'pool'], { ask: 'other', action: 'move' }],
    ] as const)('%s', (texts, kinds, stage) => {
        expect(stageOf(offers(...texts), kinds.map(track))).toEqual(stage);
    });
});

describe('the button of a decision', () => {
    it('has a short name where the game has one', () => {
        expect(choiceName('hatch', 'turn', en.table)).toEqual({ name: 'Hatch' });
        expect(choiceName('end', 'move', en.table)).toEqual({ name: 'End Move', short: 'End', main: true });
        expect(choiceName('a1', 'move', en.table)).toBeUndefined();
    });
});

it('names moves that look the same on the board', () => {
    expect(optionName('step 1 e7 M', [['meadow', 'Wiese']], en.table)).toBe('Spend Wiese');
    expect(optionName('discard dodo', [], en.table)).toBe(en.table.verbs['discard']);
});
