import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../i18n/index.svelte';
import { awaited } from '../testing';
import type { HistoryPage, people, PastMatch } from './api';
import { changeText, othersAt, PastMatches } from './past.svelte';

beforeAll(() => words.speak('en'));

type Ask = (typeof people)['history'];
const page = (ids: string[], next: string | null = null): HistoryPage =>
    ({ matches: ids.map((id) => ({ id })), next }) as unknown as HistoryPage;
const ids = ({ matches }: PastMatches): string => matches.map(({ id }) => id).join('');

function made(history: Ask, wait = vi.fn(() => Promise.resolve())) {
    return { past: new PastMatches({ history }, wait), wait };
}

describe('finished matches', () => {
    it('come page by page', async () => {
        const history = vi.fn<Ask>((_id, _wish, before) =>
            Promise.resolve(before ? page(['c']) : page(['a', 'b'], 'after b')),
        );
        const { past } = made(history);
        await past.look('ada');
        expect([ids(past), past.next, past.stage]).toEqual(['ab', 'after b', 'there']);
        await past.more('ada');
        expect(history).toHaveBeenLastCalledWith('ada', { game: '', result: '', opponent: '' }, 'after b');
        expect([ids(past), past.next]).toEqual(['abc', null]);
    });

    it('are looked for a moment after the last letter', async () => {
        const pauses = [awaited<void>(), awaited<void>()];
        let asked = 0;
        const history = vi.fn<Ask>(() => Promise.resolve(page(['a'])));
        const wait = vi.fn(() => pauses[asked++]!.promise);
        const { past } = made(history, wait);
        past.wish.opponent = 'B';
        const first = past.look('ada');
        past.wish.opponent = ' Bo ';
        const second = past.look('ada');
        pauses.forEach(({ answer }) => answer());
        await Promise.all([first, second]);
        expect(history.mock.calls.map(([, { opponent }]) => opponent)).toEqual(['Bo']);
        expect(wait).toHaveBeenCalledWith(300);
    });

    it('are looked for at once by game and result', async () => {
        const { past, wait } = made(() => Promise.resolve(page([])));
        past.wish.game = 'otter';
        await past.look('ada');
        expect(wait).toHaveBeenCalledWith(0);
    });

    it('are those that were asked for last, whichever answer comes first', async () => {
        const late = awaited<HistoryPage>();
        const { past } = made(vi.fn<Ask>(() => Promise.resolve(page(['b']))).mockReturnValueOnce(late.promise));
        const first = past.look('ada');
        await Promise.resolve();
        await past.look('ada');
        late.answer(page(['a']));
        await first;
        expect(ids(past)).toBe('b');
    });

    it('are not looked for once the page is left', async () => {
        const history = vi.fn<Ask>(() => Promise.resolve(page(['a'])));
        const { past } = made(history);
        const looking = past.look('ada');
        past.close();
        await looking;
        expect(history).not.toHaveBeenCalled();
    });
});

describe('where there is nothing to show', () => {
    it('is said why', async () => {
        const { past } = made(() => Promise.resolve(page([])));
        expect(past.note).toBe(words.t.app.loading);
        await past.look('ada');
        expect(past.note).toBe(words.t.people.noHistory);
        past.wish.result = 'won';
        expect(past.note).toBe(words.t.people.noneFit);
        const { past: more } = made(() => Promise.resolve(page([], 'more')));
        await more.look('ada');
        expect(more.note).toBe(words.t.people.noneFit);
        const { past: failed } = made(() => Promise.reject(new Error('lost')));
        await failed.look('ada');
        expect([failed.note, failed.stage]).toEqual([words.t.create.unreached, 'failed']);
    });
});

it('the others at the table have the names they had then', () => {
    const match = {
        game: 'otter',
        seats: [
            { name: 'Ada', person: 'ada', bot: null },
            { name: 'Bob', person: 'bob', bot: null },
            { name: '', person: null, bot: 'lamb' },
            { name: 'Old bot', person: null, bot: 'mule' },
            { name: '', person: null, bot: null },
        ],
    } as unknown as PastMatch;
    expect(othersAt(match, 'ada', new Map([['otter lamb', 'Lamb']]))).toEqual([
        { name: 'Bob', person: 'bob' },
        { name: 'Lamb', person: null },
        { name: 'Old bot', person: null },
        { name: '…', person: null },
    ]);
});

it('points have a sign', () => {
    expect([12, -3, 0].map(changeText)).toEqual(['+12', '−3', '±0']);
});
