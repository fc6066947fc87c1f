import { describe, expect, it } from 'vitest';
import { awaited } from '../testing';
import type { Study } from '../api';
import { around, LESSON, WORDS } from './fixture';
import { Teacher, type Around } from './teacher.svelte';

const NAMES = Object.keys(LESSON.steps);

async function at(step: string, page: Around = around()): Promise<Teacher> {
    const teacher = new Teacher(
        'otter',
        'steps',
        LESSON,
        () => WORDS,
        () => 2,
        page,
    );
    await teacher.begin(NAMES.indexOf(step));
    return teacher;
}

const shown = ({ study }: Teacher): string => `${study?.position} ${study?.moves.join(' ')}`.trim();

describe('a step begins', () => {
    it('where those before it lead, without motion', async () => {
        const teacher = await at('twice');
        expect([shown(teacher), teacher.study?.motions, teacher.said.say]).toEqual(['p go answer', [], 'twice?']);
        expect([teacher.busy, teacher.done, teacher.isLast]).toEqual([false, false, false]);
        expect((await at('place')).isLast).toBe(true);
    });

    it('with the answer of the others for whoever goes on', async () => {
        const teacher = await at('walk');
        await teacher.play('going');
        await teacher.begin(1, true);
        expect([shown(teacher), teacher.study?.motions.length]).toEqual(['p going answer', 1]);
    });

    it('with nothing where the server is not reached, until it is asked again', async () => {
        const page = around();
        const study = page.server.study;
        page.server.study = () => Promise.reject(new Error('lost'));
        const teacher = await at('walk', page);
        expect([teacher.failed, teacher.busy, teacher.study]).toEqual([true, false, null]);
        page.server.study = study;
        await teacher.again();
        expect([teacher.failed, shown(teacher)]).toEqual([false, 'p']);
    });
});

describe('a move', () => {
    it('that reaches the goal ends the step', async () => {
        const page = around();
        const teacher = await at('walk', page);
        await teacher.play('going');
        expect([teacher.done, teacher.remark?.text, shown(teacher)]).toEqual([true, 'walk!', 'p going']);
        expect(page.progress.steps('otter', 'steps')).toBe(1);
        await teacher.play('again');
        expect(shown(teacher)).toBe('p going');
    });

    it('that comes before its step is judged when the step is there', async () => {
        const teacher = await at('walk');
        const begun = teacher.begin(NAMES.indexOf('walk'));
        await teacher.play('going');
        await begun;
        expect([teacher.done, shown(teacher)]).toEqual([true, 'p going']);
    });

    it('that does not is hinted at, and not shown', async () => {
        const teacher = await at('walk');
        await teacher.play('sit');
        expect([teacher.remark, shown(teacher)]).toEqual([{ kind: 'hint', text: 'not walk' }, 'p']);
        await teacher.play('run');
        expect([teacher.remark?.text, teacher.tries, teacher.done]).toEqual(['too far', 2, false]);
    });

    it('may be the first of two; a wrong second one goes back to the beginning', async () => {
        const teacher = await at('twice');
        await teacher.play('first');
        expect([shown(teacher), teacher.remark, teacher.done]).toEqual(['p go answer first', null, false]);
        await teacher.play('wrong');
        expect([shown(teacher), teacher.remark?.kind]).toEqual(['p go answer', 'hint']);
        await teacher.play('other');
        await teacher.play('second');
        expect([shown(teacher), teacher.done]).toEqual(['p go answer other second', true]);
    });

    it('waits for the one before', async () => {
        const page = around();
        const teacher = await at('walk', page);
        const late = awaited<Study>();
        const { study } = teacher;
        page.server.study = () => late.promise;
        const [first, second] = [teacher.play('sit'), teacher.play('going')];
        late.answer(study!);
        await Promise.all([first, second]);
        expect([teacher.tries, teacher.done]).toEqual([1, false]);
    });

    it('is no answer to a question', async () => {
        const teacher = await at('question');
        await teacher.play('go');
        expect([teacher.remark?.text, shown(teacher)]).toEqual(['not question', 'q']);
    });
});

describe('a refusal', () => {
    it('ends a step that asks for it', async () => {
        const teacher = await at('refusal');
        teacher.refuse({ piece: 'cat', cell: 'a1' }, { message: 'Too far.', rule: '4.2' });
        expect([teacher.done, teacher.remark?.kind]).toEqual([false, 'refused']);
        teacher.refuse({ piece: 'cat', cell: 'c3' }, { message: 'Taken.', rule: '1.1' });
        expect(teacher.done).toBe(false);
        teacher.refuse({ piece: 'cat', cell: 'c3' }, { message: 'Not there.', rule: '4.2' });
        expect([teacher.done, teacher.remark?.verdict]).toEqual([true, 'Not there.']);
    });
});

describe('an answer', () => {
    it('is struck out if it is wrong', async () => {
        const teacher = await at('question');
        await teacher.answer('yes');
        expect([teacher.struck, teacher.done, teacher.tries]).toEqual([['yes'], false, 1]);
    });

    it('is shown move by move if it is right', async () => {
        const page = around();
        const teacher = await at('question', page);
        await teacher.answer('no');
        expect([teacher.done, shown(teacher)]).toEqual([true, 'q one two']);
        expect(page.wait).toHaveBeenCalledExactlyOnceWith(1400);
    });

    it('may be a cell', async () => {
        const teacher = await at('place');
        teacher.point('a1');
        expect([teacher.done, teacher.remark?.text]).toEqual([false, 'not place']);
        teacher.point('c3');
        expect(teacher.done).toBe(true);
    });
});

it.each([
    ['walk', 'p go'],
    ['twice', 'p go answer first second'],
    ['refusal', 'q'],
    ['question', 'q one two'],
    ['place', 'q'],
])('the teacher shows how %s is done', async (step, position) => {
    const page = around();
    const teacher = await at(step, page);
    await teacher.showMe();
    expect([teacher.done, shown(teacher)]).toEqual([true, position]);
    expect(page.progress.steps('otter', 'steps')).toBe(NAMES.indexOf(step) + 1);
});

it('what was begun is taken back before it is shown', async () => {
    const teacher = await at('twice');
    await teacher.play('other');
    await teacher.showMe();
    expect(shown(teacher)).toBe('p go answer first second');
});
