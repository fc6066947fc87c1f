import { expect, it } from 'vitest';
import { sentencesOf } from './sentences';

it.each<[string, [string, string[]][]]>([
    ['', []],
    [
        "position 'a: b; c'…: there are 6 rocks (S12); an elephant is missing (S3, S4)",
        [
            ['There are 6 rocks (S12)', ['S12']],
            ['An elephant is missing (S3, S4)', ['S3', 'S4']],
        ],
    ],
    ['position "it\'s": nobody is to move', [['Nobody is to move', []]]],
    ['position abc: too (short)', [['Too (short)', []]]],
])('%j is told without its text', (problem, told) => {
    expect(sentencesOf(problem).map(({ sentence, ids }) => [sentence, ids])).toEqual(told);
});
