import { describe, expect, it, vi } from 'vitest';
import type { Game, Rule } from '../api';
import { awaited } from '../testing';
import type { EditionValues } from './api';
import { RulesController, type Page } from './controller.svelte';

const RULES = [
    { id: 'O1', title: 'Swimming', text: 'An otter swims anywhere.' },
    { id: 'O2', title: 'Diving', text: 'It dives once a turn.' },
] as unknown as Rule[];
const GAME = { name: 'otter', default_edition: 'first', editions: [] } as unknown as Game;
const values = (edition: string): EditionValues =>
    ({ edition, values: [{ path: 'dives', value: 1, detail: 'rule O2' }] }) as unknown as EditionValues;

function page(more: Partial<Page['server']> = {}): Page {
    return {
        server: {
            rules: () => Promise.resolve(RULES),
            games: () => Promise.resolve([GAME]),
            edition: (_game, edition) => Promise.resolve(values(edition)),
            ...more,
        },
        loadIllustrations: () => Promise.resolve(new Map([['O2', [{ rule: 'O2', position: 'p' }]]])),
    };
}

async function opened(around = page()): Promise<RulesController> {
    const book = new RulesController('otter', around);
    await book.load();
    return book;
}

const ids = ({ found }: RulesController): string => found.map(({ id }) => id).join(' ');

describe('the book of rules', () => {
    it('is sought through by number, title and text', async () => {
        const book = await opened();
        const seeking = (sought: string): string => {
            book.sought = sought;
            return ids(book);
        };
        expect(['', 'o1', ' DIVING ', 'anywhere', 'fly'].map(seeking)).toEqual(['O1 O2', 'O1', 'O2', 'O1', '']);
    });

    it('shows only rules with pictures', async () => {
        const book = await opened();
        book.only = true;
        expect(ids(book)).toBe('O2');
    });

    it('says when it does not come, and forgets it when it does', async () => {
        const rules = vi.fn(() => Promise.resolve(RULES)).mockRejectedValueOnce(new Error('lost'));
        const book = await opened(page({ rules }));
        expect([book.failed, book.rules]).toEqual([true, null]);
        await book.load();
        expect([book.failed, ids(book)]).toEqual([false, 'O1 O2']);
    });
});

describe('an edition', () => {
    it('is the usual one until another is chosen, also in another language', async () => {
        const book = await opened();
        expect([book.chosen, book.known?.name]).toEqual(['first', 'otter']);
        book.chosen = 'second';
        await book.load();
        expect(book.chosen).toBe('second');
    });

    it('tells its values by rule', async () => {
        const book = await opened();
        await book.loadEdition();
        expect(book.values.get('O2')?.map(({ path }) => path)).toEqual(['dives']);
    });

    it('tells nothing where it does not come, or none is chosen', async () => {
        const edition = vi.fn(() => Promise.reject(new Error('lost')));
        const book = new RulesController('otter', page({ edition }));
        await book.loadEdition();
        expect(edition).not.toHaveBeenCalled();
        book.edition = values('first');
        book.chosen = 'second';
        await book.loadEdition();
        expect(book.edition).toBeNull();
    });

    it('is the one that was chosen last, whichever answer comes first', async () => {
        const late = awaited<EditionValues>();
        const book = await opened(
            page({ edition: (_game, id) => (id === 'first' ? late.promise : Promise.resolve(values(id))) }),
        );
        const slow = book.loadEdition();
        book.chosen = 'second';
        await book.loadEdition();
        late.answer(values('first'));
        await slow;
        expect(book.edition).toMatchObject({ edition: 'second' });
    });
});
