/** The state of the first page: the games, one's own and open matches, who one is, and what is being opened. */
import { api, type Game, type MatchLine, type NewMatch, type Person } from '../api';
import { rankOf } from '../games';
import { words } from '../i18n/index.svelte';
import { myself } from '../people/me.svelte';
import { navigate } from '../router.svelte';
import { Problem } from '../transport';
import { linkedMatch } from './terms';

/** What the first page needs around it. */
export interface Page {
    server: Pick<typeof api, 'games' | 'openMatches' | 'mine' | 'arrive' | 'create' | 'join'>;
    navigate: (to: string) => void;
    /** Tell the rest of the page who one is. */
    arrived: (person: Person) => void;
}

export class HomeController {
    games: Game[] | null = $state.raw(null);
    mine: MatchLine[] | null = $state.raw(null);
    open: MatchLine[] | null = $state.raw(null);
    person: Person | null = $state.raw(null);
    busy = $state(false);
    problem = $state('');
    /** The game of the match whose terms are chosen. */
    creating: string | null = $state(null);
    link = $state('');
    linkWrong = $state(false);
    #page: Page;
    /** A newcomer becomes somebody once: whatever makes a guest waits for it, or there would be two. */
    #arrival: Promise<void>;

    constructor(page: Page = { server: api, navigate, arrived: (person) => myself.take(person) }) {
        this.#page = page;
        this.#arrival = page.server.arrive().then(
            (person) => page.arrived((this.person = person)),
            () => undefined,
        );
        void this.#arrival.then(() => this.refresh());
    }

    /** Ask for the games, as in another language. */
    async list(): Promise<void> {
        try {
            const found = await this.#page.server.games();
            this.games = [...found].sort((one, other) => rankOf(one.name) - rankOf(other.name));
        } catch (error) {
            this.problem = told(error);
        }
    }

    async refresh(): Promise<void> {
        const { server } = this.#page;
        const [open, own] = await Promise.all([
            server.openMatches().catch(() => []),
            server.mine().catch(() => ({ matches: [], invitations: [] })),
        ]);
        this.open = open.filter(({ yours, host }) => !yours && host !== this.person?.id);
        this.mine = [...own.matches, ...own.invitations];
    }

    /** Open a match and go there; `beside` are the seats of others at the same screen. */
    async create(terms: NewMatch, beside: readonly number[] = []): Promise<void> {
        const { server } = this.#page;
        this.busy = true;
        this.problem = '';
        await this.#arrival;
        try {
            const { id } = await server.create(terms);
            for (const seat of beside) await server.join(id, seat);
            this.#page.navigate(`/match/${id}`);
        } catch (error) {
            this.problem = told(error);
        } finally {
            this.busy = false;
        }
    }

    /** Play against bots of a level, as few as there can be. */
    play({ name, seats }: Game, level: string): Promise<void> {
        return this.create({ game: name, bots: Array.from({ length: (seats[0] ?? 2) - 1 }, () => ({ level })) });
    }

    /** Go to the match of a link. */
    join(): void {
        const match = linkedMatch(this.link);
        this.linkWrong = match === null;
        if (match) this.#page.navigate(`/match/${match}`);
    }
}

function told(error: unknown): string {
    return error instanceof Problem && error.message ? error.message : words.t.create.unreached;
}
