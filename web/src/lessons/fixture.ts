/** A course for tests: its steps ask for a move, two moves, a refusal, an answer and a cell. */
import { vi } from 'vitest';
import type { Study, StudyQuestion } from '../api';
import { remembering } from '../testing';
import type { Course } from './load';
import { Progress } from './progress.svelte';
import type { Around } from './teacher.svelte';
import type { LessonData, LessonWords } from './types';

export const LESSON: LessonData = {
    steps: {
        walk: {
            position: 'p',
            goal: { play: '^go' },
            solution: ['go'],
            reply: ['answer'],
            hints: { far: '^run' },
            arrows: ['a1>a2', 'b1'],
            rules: [],
        },
        twice: { goal: { play: '^second' }, within: 2, solution: ['first', 'second'], rules: [] },
        refusal: { position: 'q', refused: { piece: 'cat', cells: ['c3'], rule: '4.2' }, rules: [] },
        question: { position: 'q', ask: { yes: {}, no: {} }, answer: 'no', shows: ['one', 'two'], rules: [] },
        place: { position: 'q', point: { cells: ['c3'] }, rules: [] },
    },
};

const said = (step: string) => ({ say: `${step}?`, hint: `not ${step}`, done: `${step}!`, hints: { far: 'too far' } });
export const WORDS: LessonWords = {
    title: 'Steps',
    about: '',
    steps: Object.fromEntries(Object.keys(LESSON.steps).map((step) => [step, said(step)])),
};
export const COURSE: Course = { lessons: { steps: LESSON, more: LESSON }, words: { steps: WORDS } };

function studied({ position = '', moves = [], seat = 1 }: StudyQuestion): Study {
    return {
        position,
        moves,
        seat,
        to_act: 1,
        outcome: null,
        offers: null,
        motions: [[{ piece: 'cat', path: [] }]],
        scene: { cells: [], pieces: [], width: 1, height: 1 },
    } as unknown as Study;
}

/** A page on which lessons are taught; everything is allowed but what the rule 4.2 forbids. */
export function around(more: Partial<Around> = {}): Around {
    return {
        server: {
            study: vi.fn((_game: string, question: StudyQuestion) => Promise.resolve(studied(question))),
            studyWhy: vi.fn(() => Promise.resolve({ legal: false, message: 'Not there.', rule: '4.2', cells: [] })),
        } as unknown as Around['server'],
        progress: new Progress(remembering()),
        wait: vi.fn(() => Promise.resolve()),
        ...more,
    };
}
