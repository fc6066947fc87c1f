import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Game, MatchLine, Person } from '../api';
import { GAMES } from '../games';
import { words } from '../i18n/index.svelte';
import { awaited, settled } from '../testing';
import { Problem } from '../transport';
import { HomeController, type Page } from './controller.svelte';

beforeAll(() => words.speak('en'));

const ADA = { id: 'ada', name: 'Ada' } as unknown as Person;
const game = (name: string, seats: number[] = [2]): Game => ({ name, seats }) as unknown as Game;
const match = (id: string, more: object = {}): MatchLine => ({ id, yours: false, ...more }) as unknown as MatchLine;
const lost = (): Promise<never> => Promise.reject(new Problem('net/lost', ''));

function page(more: Partial<Page['server']> = {}): Page {
    return {
        server: {
            games: () => Promise.resolve([]),
            openMatches: () => Promise.resolve([]),
            mine: () => Promise.resolve({ matches: [], invitations: [] }),
            arrive: () => Promise.resolve(ADA),
            create: vi.fn(() => Promise.resolve({ id: 'm' })),
            join: vi.fn(() => Promise.resolve()),
            ...more,
        } as unknown as Page['server'],
        navigate: vi.fn(),
        arrived: vi.fn(),
    };
}

async function opened(around = page()): Promise<HomeController> {
    const home = new HomeController(around);
    await settled();
    return home;
}

describe('the first page', () => {
    it('tells everybody who one is', async () => {
        const around = page();
        const home = await opened(around);
        expect([home.person, vi.mocked(around.arrived).mock.calls]).toEqual([ADA, [[ADA]]]);
    });

    it('lists the games in their order, those without a folder last', async () => {
        const home = await opened(
            page({ games: () => Promise.resolve(['otter', ...GAMES].reverse().map((name) => game(name))) }),
        );
        expect(home.games).toBeNull();
        await home.list();
        expect(home.games?.map(({ name }) => name)).toEqual([...GAMES, 'otter']);
    });

    it('says why there are none', async () => {
        for (const [error, told] of [
            [new Problem('x', 'Full.'), 'Full.'],
            [new Error('?'), words.t.create.unreached],
        ] as const) {
            const home = await opened(page({ games: () => Promise.reject(error) }));
            await home.list();
            expect(home.problem).toBe(told);
        }
    });

    it("lists open matches of others, and one's own with invitations", async () => {
        const open = [
            match('theirs', { host: 'bob' }),
            match('hosted', { host: 'ada' }),
            match('joined', { yours: true }),
        ];
        const home = await opened(
            page({
                openMatches: () => Promise.resolve(open),
                mine: () =>
                    Promise.resolve({ matches: [match('mine')], invitations: [match('invited')] }) as ReturnType<
                        Page['server']['mine']
                    >,
            }),
        );
        expect(home.open?.map(({ id }) => id)).toEqual(['theirs']);
        expect(home.mine?.map(({ id }) => id)).toEqual(['mine', 'invited']);
    });

    it('shows one list where the other does not come', async () => {
        const home = await opened(page({ openMatches: () => Promise.resolve([match('theirs')]), mine: lost }));
        expect([home.open?.length, home.mine]).toEqual([1, []]);
        const bare = await opened(page({ openMatches: lost, arrive: lost }));
        expect([bare.open, bare.mine, bare.person]).toEqual([[], [], null]);
    });
});

describe('a match', () => {
    it('waits until the server knows who one is', async () => {
        const arrival = awaited<Person>();
        const around = page({ arrive: () => arrival.promise });
        const home = new HomeController(around);
        const creating = home.create({ game: 'otter' });
        await settled();
        expect([home.busy, vi.mocked(around.server.create).mock.calls]).toEqual([true, []]);
        arrival.answer(ADA);
        await creating;
        expect(home.busy).toBe(false);
        expect(around.navigate).toHaveBeenCalledWith('/match/m');
    });

    it('is opened with the seats of others at the same screen', async () => {
        const around = page();
        await (await opened(around)).create({ game: 'otter' }, [2, 3]);
        expect(vi.mocked(around.server.join).mock.calls).toEqual([
            ['m', 2],
            ['m', 3],
        ]);
    });

    it('against bots has as few as there can be', async () => {
        const around = page();
        await (await opened(around)).play(game('otter', [3, 4]), 'lamb');
        expect(around.server.create).toHaveBeenCalledWith({
            game: 'otter',
            bots: [{ level: 'lamb' }, { level: 'lamb' }],
        });
    });

    it('that is refused leaves one where one is', async () => {
        const around = page({ create: () => Promise.reject(new Problem('x', 'Too many.')) });
        const home = await opened(around);
        await home.create({ game: 'otter' });
        expect([home.problem, home.busy, vi.mocked(around.navigate).mock.calls]).toEqual(['Too many.', false, []]);
    });

    it('is found by its link', async () => {
        const around = page();
        const home = await opened(around);
        home.link = 'hello there';
        home.join();
        expect([home.linkWrong, vi.mocked(around.navigate).mock.calls]).toEqual([true, []]);
        home.link = 'https://play.example/match/k3Jx91mQvTzA';
        home.join();
        expect([home.linkWrong, vi.mocked(around.navigate).mock.calls]).toEqual([false, [['/match/k3Jx91mQvTzA']]]);
    });
});
