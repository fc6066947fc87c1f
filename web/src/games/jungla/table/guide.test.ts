import { describe, expect, it } from 'vitest';
import type { Track } from '../../../wire';
import { en } from '../words/en';
import { actionOf, dueOf, dueWords, groupTitle, optionName } from './guide';

const track = (kind: string): Track => ({ label: kind, values: [['', 0]], kind });

describe('the actions of a turn', () => {
    const left = (actions: number, of: number): Track => ({
        label: '',
        kind: 'actions_left',
        values: [['Knights', actions]],
        goal: of,
    });

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

it('says what is due, and nothing where pieces are placed', () => {
    expect(dueWords([track('freed')], en.table)).toBe(en.table.freeing);
    expect(dueWords([track('batch_left')], en.table)).toBe('');
    expect(dueWords([], en.table)).toBeUndefined();
});

it('tells prisoners from animals that are still to be placed', () => {
    expect(groupTitle('Knights: prison', [], en.table)).toBe(en.table.prison);
    expect(groupTitle('Knights: to place', [track('batch_left')], en.table)).toBe(en.table.toPlace);
    expect(groupTitle('Others', [], en.table)).toBe('Others');
});

it('names moves that look the same on the board', () => {
    expect(optionName('Ch12-h13@a2=N', en.table)).toBe('Home to a2');
    expect(optionName('Gj4xj5-j6=N', en.table)).toBe('Take j5');
    expect(optionName('Gj4-j6=N', en.table)).toBe('Only jump');
    expect(optionName('.', en.table)).toBeUndefined();
});
