/** The finished matches of somebody: looked for by game, result and opponent, page by page. */
import { words } from '../i18n/index.svelte';
import { pause, type Pause } from '../time';
import { people, type HistoryWish, type PastMatch } from './api';

/** Milliseconds after the last letter of a name before it is looked for. */
const PATIENCE = 300;

export class PastMatches {
    readonly wish: HistoryWish = $state({ game: '', result: '', opponent: '' });
    matches: readonly PastMatch[] = $state.raw([]);
    /** Where the next page begins; null after the last. */
    next: string | null = $state(null);
    stage: 'loading' | 'there' | 'failed' = $state('loading');
    /** How often somebody wished for something else, and how often the server was asked. */
    #wished = 0;
    #asked = 0;

    constructor(
        private readonly server: Pick<typeof people, 'history'> = people,
        private readonly wait: Pause = pause,
    ) {}

    /** Look for what is wished of somebody, a moment after the last letter. */
    async look(person: string): Promise<void> {
        const wanted = this.#wanted();
        const wished = ++this.#wished;
        await this.wait(wanted.opponent ? PATIENCE : 0);
        if (wished === this.#wished) await this.#load(person, wanted, null);
    }

    /** Add the next page. */
    more(person: string): Promise<void> {
        return this.#load(person, this.#wanted(), this.next);
    }

    /** Look for nothing any more. */
    close(): void {
        this.#wished += 1;
    }

    /** What is said where there is nothing to show. */
    get note(): string {
        const { game, result, opponent } = this.wish;
        if (this.stage === 'failed') return words.t.create.unreached;
        if (this.stage === 'loading') return words.t.app.loading;
        return this.next || game || result || opponent ? words.t.people.noneFit : words.t.people.noHistory;
    }

    #wanted(): HistoryWish {
        return { ...this.wish, opponent: this.wish.opponent.trim() };
    }

    async #load(person: string, wanted: HistoryWish, before: string | null): Promise<void> {
        const asked = ++this.#asked;
        this.stage = 'loading';
        try {
            const page = await this.server.history(person, wanted, before);
            if (asked !== this.#asked) return;
            this.matches = before === null ? page.matches : [...this.matches, ...page.matches];
            this.next = page.next;
            this.stage = 'there';
        } catch {
            if (asked === this.#asked) this.stage = 'failed';
        }
    }
}

/** The others at the table, by the names they had then; `levels` are names of bots by game and level. */
export function othersAt(
    { game, seats }: PastMatch,
    person: string,
    levels: ReadonlyMap<string, string>,
): { name: string; person: string | null }[] {
    return seats
        .filter((seat) => seat.person !== person)
        .map(({ name, person: other, bot }) => ({
            name: (bot ? levels.get(`${game} ${bot}`) || name || bot : name) || '…',
            person: other,
        }));
}

/** Points won or lost. */
export function changeText(change: number): string {
    return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}`;
}
