/** The state of the ranking's page: who is how strong in a game, more of them, and finding somebody by name. */
import { api, type Game } from '../api';
import { FIRST } from '../games';
import { navigate } from '../router.svelte';
import { people, RANKED_AT_ONCE, type Ranked } from './api';
import { Form } from './form.svelte';
import { myself } from './me.svelte';
import { ranked, type RankedRow } from './ranking';

/** What the page needs around it. */
export interface Page {
    server: Pick<typeof api, 'games'> & Pick<typeof people, 'ranking' | 'find'>;
    navigate: (to: string) => void;
    /** Ask who one is. */
    meet: () => Promise<unknown>;
}

export class RankingController {
    readonly form = new Form();
    game = $state(FIRST);
    /** The name that is looked for. */
    name = $state('');
    /** They bring the bots; before they are known a list would grow under one's eyes. */
    games: readonly Game[] | null = $state.raw(null);
    listed: readonly Ranked[] | null = $state.raw(null);
    failed = $state(false);
    /** Whether there may be more, and whether they are on their way. */
    more = $state(false);
    busy = $state(false);

    constructor(
        private readonly page: Page = {
            server: { ...api, ...people },
            navigate,
            meet: () => myself.load(),
        },
    ) {}

    readonly rows: RankedRow[] | null = $derived.by(() => {
        const { listed, games, game } = this;
        return listed && games && ranked(listed, games.find(({ name }) => name === game)?.levels ?? []);
    });

    /** Ask for the games and for who one is. */
    async begin(): Promise<void> {
        void this.page.meet();
        await this.page.server.games().then(
            (found) => (this.games = found),
            () => (this.games ??= []),
        );
    }

    /** List those who play the game that is chosen. */
    async list(): Promise<void> {
        const wanted = this.game;
        this.listed = null;
        this.failed = false;
        const found = await this.page.server.ranking(wanted).catch(() => null);
        if (wanted !== this.game) return;
        this.failed = found === null;
        if (found) this.#show(found, found.length);
    }

    #show(listed: readonly Ranked[], came: number): void {
        this.listed = listed;
        this.more = came === RANKED_AT_ONCE;
    }

    /** Add those who come next; somebody who moved meanwhile is not listed twice. */
    async goOn(): Promise<void> {
        const [wanted, before] = [this.game, this.listed ?? []];
        this.busy = true;
        const found = await this.page.server.ranking(wanted, before.length).catch(() => null);
        this.busy = false;
        if (found === null || wanted !== this.game) return;
        const known = before.map(({ who }) => who);
        this.#show([...before, ...found.filter(({ who }) => !known.includes(who))], found.length);
    }

    /** Go to the page of whoever has the name. */
    async find(): Promise<void> {
        const { server } = this.page;
        const found = await this.form.send(() => server.find(this.name.trim()), { 'found/person': 'name' });
        if (found) this.page.navigate(`/people/${found.id}`);
    }
}
