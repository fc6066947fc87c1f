/** The state of the book of rules: the rules of a game, what is sought in them, and what an edition says. */
import { api, type Game, type Rule } from '../api';
import { titleOf } from '../games';
import { rulesApi, type EditionValues } from './api';
import { loadIllustrations, type Illustration } from './illustrations';
import { byRule } from './values';

/** What the book needs of the page around it. */
export interface Page {
    server: Pick<typeof api, 'rules' | 'games'> & Pick<typeof rulesApi, 'edition'>;
    loadIllustrations: typeof loadIllustrations;
}

const NO_PICTURES: ReadonlyMap<string, Illustration[]> = new Map();
const BROWSER: Page = { server: { ...api, ...rulesApi }, loadIllustrations };

export class RulesController {
    /** All rules; null until they have come. */
    rules: readonly Rule[] | null = $state.raw(null);
    games: readonly Game[] = $state.raw([]);
    /** The boards beside rules, by rule. */
    pictures: ReadonlyMap<string, Illustration[]> = $state.raw(NO_PICTURES);
    /** What the chosen edition says. */
    edition: EditionValues | null = $state.raw(null);
    chosen = $state('');
    failed = $state(false);
    sought = $state('');
    /** Whether only rules with pictures are shown. */
    only = $state(false);

    constructor(
        readonly game: string,
        private readonly page: Page = BROWSER,
    ) {}

    get title(): string {
        return titleOf(this.game);
    }

    get known(): Game | undefined {
        return this.games.find(({ name }) => name === this.game);
    }

    /** The rules that fit what is sought. */
    readonly found = $derived.by(() => {
        const sought = this.sought.trim().toLowerCase();
        return (this.rules ?? []).filter(
            ({ id, title, text }) =>
                (!this.only || this.pictures.has(id)) && `${id} ${title} ${text}`.toLowerCase().includes(sought),
        );
    });
    readonly values = $derived.by(() => byRule(this.edition?.values ?? []));

    /** Ask for the rules, as in another language. */
    async load(): Promise<void> {
        const { game, page } = this;
        this.failed = false;
        try {
            [this.rules, this.games, this.pictures] = await Promise.all([
                page.server.rules(game),
                page.server.games(),
                page.loadIllustrations(game),
            ]);
            this.chosen ||= this.known?.default_edition ?? '';
        } catch {
            this.failed = true;
        }
    }

    /** Ask what the chosen edition says. */
    async loadEdition(): Promise<void> {
        const { chosen } = this;
        if (!chosen) return;
        const told = await this.page.server.edition(this.game, chosen).catch(() => null);
        if (chosen === this.chosen) this.edition = told;
    }
}
