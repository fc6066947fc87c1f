import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Game, Person } from '../api';
import { words } from '../i18n/index.svelte';
import { awaited, settled } from '../testing';
import { Problem } from '../transport';
import { RANKED_AT_ONCE, type Ranked } from './api';
import { RankingController, type Page } from './ranks.svelte';

beforeAll(() => words.speak('en'));

const person = (who: string, points = 1500): Ranked =>
    ({ who, name: who, points, error: 50, provisional: false, games: 9 }) as unknown as Ranked;
const full = Array.from({ length: RANKED_AT_ONCE }, (_, index) => person(`p${index}`, 3000 - index));
const GAME = { name: 'otter', levels: [{ name: 'lamb', title: 'Lamb', elo: 1600 }] } as unknown as Game;

function page(more: Partial<Page['server']> = {}): Page {
    return {
        server: {
            games: () => Promise.resolve([GAME]),
            ranking: () => Promise.resolve([person('ada'), person('bob', 1700)]),
            find: () => Promise.resolve({ id: 'ada' } as unknown as Person),
            ...more,
        },
        navigate: vi.fn(),
        meet: vi.fn(() => Promise.resolve()),
    };
}

async function opened(around = page()): Promise<RankingController> {
    const ranking = new RankingController(around);
    ranking.game = 'otter';
    await Promise.all([ranking.begin(), ranking.list()]);
    return ranking;
}

const names = ({ rows }: RankingController) => rows?.map(({ who }) => who);

describe('a ranking', () => {
    it('lists people and bots once both are known', async () => {
        const games = awaited<Game[]>();
        const around = page({ games: () => games.promise });
        const ranking = new RankingController(around);
        ranking.game = 'otter';
        void ranking.begin();
        await ranking.list();
        expect(ranking.rows).toBeNull();
        games.answer([GAME]);
        await settled();
        expect([names(ranking), ranking.more]).toEqual([['bob', 'bot:lamb', 'ada'], false]);
        expect(around.meet).toHaveBeenCalledTimes(1);
    });

    it('goes without bots where games do not come, and says when people do not', async () => {
        const bare = await opened(page({ games: () => Promise.reject(new Error('lost')) }));
        expect(names(bare)).toEqual(['bob', 'ada']);
        const failed = await opened(page({ ranking: () => Promise.reject(new Error('lost')) }));
        expect([failed.failed, failed.rows]).toEqual([true, null]);
    });

    it('is that of the game that is chosen, whichever answer comes first', async () => {
        const late = awaited<Ranked[]>();
        const ranking = await opened(
            page({ ranking: (game) => (game === 'heron' ? late.promise : Promise.resolve([person('ada')])) }),
        );
        ranking.game = 'heron';
        const slow = ranking.list();
        ranking.game = 'otter';
        await ranking.list();
        late.fail(new Error('lost'));
        await slow;
        expect([ranking.failed, names(ranking)]).toEqual([false, ['bot:lamb', 'ada']]);
    });

    it('goes on, and lists nobody twice', async () => {
        const ask = vi.fn((_game: string, offset = 0) =>
            Promise.resolve(offset === 0 ? full : [person('p99', 10), person('late', 5)]),
        );
        const ranking = await opened(page({ ranking: ask }));
        expect(ranking.more).toBe(true);
        await ranking.goOn();
        expect(ask).toHaveBeenLastCalledWith('otter', RANKED_AT_ONCE);
        expect([ranking.listed?.length, ranking.more, ranking.busy]).toEqual([RANKED_AT_ONCE + 1, false, false]);
    });

    it('stays as it is where no more come', async () => {
        const ask = vi.fn(() => Promise.resolve(full));
        const ranking = await opened(page({ ranking: ask }));
        ask.mockRejectedValueOnce(new Error('lost'));
        await ranking.goOn();
        expect([ranking.listed?.length, ranking.more, ranking.busy]).toEqual([RANKED_AT_ONCE, true, false]);
    });
});

describe('somebody', () => {
    it('is found by name', async () => {
        const find = vi.fn(page().server.find);
        const around = page({ find });
        const ranking = await opened(around);
        ranking.name = ' Ada ';
        await ranking.find();
        expect(find).toHaveBeenCalledWith('Ada');
        expect(around.navigate).toHaveBeenCalledWith('/people/ada');
    });

    it('who is unknown is told of at the field', async () => {
        const around = page({ find: () => Promise.reject(new Problem('found/person', 'Nobody.', 404)) });
        const ranking = await opened(around);
        await ranking.find();
        expect([ranking.form.problems, vi.mocked(around.navigate).mock.calls]).toEqual([{ name: 'Nobody.' }, []]);
    });
});
