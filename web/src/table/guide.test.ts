import { describe, expect, it } from 'vitest';
import type { Offers, Track } from '../wire';
import { play } from '../i18n/play.en';
import { actionOf, choiceName, dueOf, stageOf, textsOf } from './guide';

const offers = (...texts: string[]): Offers => ({ seat: 1, choices: texts.map((text) => ({ text })) });
const track = (kind: string): Track => ({ label: kind, values: [['', 0]], kind });

describe('what is asked', () => {
  it('puts texts together from places and endings', () => {
    const factored: Offers = { seat: 1, grips: [{ piece: 'hand1-dodo', to: [['', '', 0]] }], endings: [[['move dodo', null], ['use dodo', null]]], choices: [{ text: 'rest' }] };
    expect(textsOf(factored)).toEqual(['move dodo', 'use dodo', 'rest']);
    expect(textsOf(null)).toEqual([]);
  });

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

describe('the actions of a turn', () => {
  const left = (actions: number, of: number): Track => ({ label: '', kind: 'actions_left', values: [['Knights', actions]], goal: of });

  it('are counted up to two, or to three after a liberation', () => {
    expect([left(2, 2), left(1, 2)].map((each) => actionOf([each])?.now)).toEqual([1, 2]);
    expect([left(3, 3), left(2, 3), left(1, 3)].map((each) => actionOf([each])?.now)).toEqual([1, 2, 3]);
    expect(dueOf([left(2, 3)])).toBe('act');
  });

  it('wait while somebody is placed, freed or goes home', () => {
    expect(actionOf([left(0, 0)])).toBeNull();
    expect(actionOf([])).toBeNull();
    expect(dueOf([track('batch_left')])).toBe('place');
    expect(dueOf([left(0, 0), track('freed')])).toBe('free');
    expect(dueOf([left(1, 0)])).toBe('home');
  });
});

describe('the button of a decision', () => {
  it('has the same short name at tables and in lessons, and says what it does where a game has none', () => {
    expect(choiceName({ text: 'hatch', label: 'a Hatch begins' }, 'turn', play)).toBe('Hatch');
    expect(choiceName({ text: 'end', label: 'this is the end' }, 'move', play)).toBe('End Move');
    expect(choiceName({ text: 'a1', label: 'the turtle goes home' }, null, play)).toBe('The turtle goes home');
  });
});
