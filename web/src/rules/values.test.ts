import { describe, expect, it } from 'vitest';
import { byRule, chapters, rulesOf, shown } from './values';

const value = (path: string, source: string, detail = '', reconstructed = false) => ({
    path,
    value: 1,
    source,
    detail,
    reconstructed,
});

describe('values of an edition', () => {
    it('belong to the rules that their sources name', () => {
        expect(rulesOf({ detail: 'list of components; rule S2; T0 says S2 too, see J104' })).toEqual([
            'S2',
            'T0',
            'J104',
        ]);
        const listed = [value('a', 'T3', 'rule S2'), value('b', 'T3', 'rule S2; rule S4'), value('c', 'T3')];
        expect([...byRule(listed)].map(([rule, found]) => [rule, found.map(({ path }) => path)])).toEqual([
            ['S2', ['a', 'b']],
            ['S4', ['b']],
        ]);
    });

    it('stand in chapters, of which those without any source are words', () => {
        const found = chapters([
            value('setup.a', 'T3'),
            value('text.x', ''),
            value('setup.b', 'reconstructed', '', true),
        ]);
        expect(found.map(({ name, values, reconstructed }) => [name, values.length, reconstructed])).toEqual([
            ['setup', 2, 1],
        ]);
    });

    it('are written in one line', () => {
        expect([shown(['b3', 'c3']), shown([]), shown(true), shown({ a: 1 }), shown('x')]).toEqual([
            'b3, c3',
            '–',
            'true',
            '{"a":1}',
            'x',
        ]);
    });
});
