/** The terms of a match while they are chosen: edition, number of players, who sits where, options, clock. */
import type { Clock, Game, GameOption, NewMatch } from '../api';
import { clockOf } from './terms';

export class Creation {
    edition = $state('');
    /** How many play. */
    count = $state(0);
    /** Who sits on each seat: `you`, a `guest`, somebody `here` at the same screen, or a bot (`bot:lamb`). */
    who: string[] = $state([]);
    clock = $state('unlimited');
    joining: 'link' | 'open' = $state('link');
    takebacks = $state(true);
    /** What somebody chose among the options; a field that was emptied has none. */
    options: Record<string, number | string | null | undefined> = $state({});
    game: Game | undefined = $state.raw();

    /** Choose for a game; as usual until somebody chooses. */
    begin(game: Game | undefined): void {
        this.game = game;
        this.choose(game?.default_edition ?? '');
        this.seat(game?.seats[0] ?? 2);
    }

    /** Choose an edition, with its options as usual. */
    choose(edition: string): void {
        this.edition = edition;
        this.options = Object.fromEntries(this.offered.map(({ name, usual }) => [name, usual]));
    }

    /** Have so many seats; those who sit stay. */
    seat(count: number): void {
        this.count = count;
        this.who = Array.from({ length: count }, (_, index) => this.who[index] ?? (index === 0 ? 'you' : 'guest'));
    }

    /** What can be settled in the edition. */
    get offered(): readonly GameOption[] {
        return this.game?.editions.find(({ id }) => id === this.edition)?.options ?? [];
    }

    /** Whether somebody may begin: whoever opens a match plays in it. */
    get ready(): boolean {
        return this.who.includes('you');
    }

    /** The terms, and the seats to be taken as well for those at the same screen. */
    get terms(): { terms: NewMatch; beside: number[] } | null {
        const { game, who, edition, count, joining, takebacks } = this;
        if (!game) return null;
        const seat = who.indexOf('you') + 1;
        const beside = who.flatMap((each, index) =>
            each === 'here' || (each === 'you' && index + 1 !== seat) ? [index + 1] : [],
        );
        /** Nobody comes from elsewhere: all seats without a bot are taken at once. */
        const hotseat = beside.length > 0 && !who.includes('guest');
        const terms = {
            game: game.name,
            edition,
            seats: count,
            clock: clockOf(this.clock) as Clock,
            joining,
            takebacks,
            hotseat,
            ...(seat > 0 ? { seat } : {}),
            options: this.#unusual(),
            bots: who.flatMap((each, index) =>
                each.startsWith('bot:') ? [{ level: each.slice(4), seat: index + 1 }] : [],
            ),
        };
        return { terms, beside: hotseat ? [] : beside };
    }

    /** The options that were chosen otherwise than usual. */
    #unusual(): Record<string, number | string> {
        return Object.fromEntries(
            this.offered.flatMap(({ name, usual }) => {
                const chosen = this.options[name] ?? usual;
                return chosen === usual ? [] : [[name, chosen]];
            }),
        );
    }
}
