/** The state of the study page: the game that is studied, the engine and the review beside it, and what keys do. */
import { untrack } from 'svelte';
import { api, type Game } from '../api';
import type { Annotation } from '../board';
import { FIRST, lookOf, titleOf } from '../games';
import { words } from '../i18n/index.svelte';
import { navigate } from '../router.svelte';
import { local, type Memory } from '../storage';
import { withNames } from '../table/status/telling';
import { Problem } from '../transport';
import { asking } from './asking';
import { arrowsOf } from './engine/arrows';
import { Engine } from './engine/engine.svelte';
import { ROOT } from './moves/tree';
import type { Eyes } from './positions';
import { Review } from './review/review.svelte';
import { StudyStore } from './store.svelte';

/** What a study needs of the page around it. */
export interface Page {
    server: typeof api & typeof asking;
    memory: Memory;
    /** Go to another address instead of this one. */
    replace: (address: string) => void;
}

const BROWSER: Page = {
    server: { ...api, ...asking },
    memory: local,
    replace: (address) => navigate(address, { replace: true }),
};
/** The game that was studied last. */
const LAST = 'menagerie.studied';

export class StudyController {
    readonly engine: Engine;
    store: StudyStore | null = $state.raw(null);
    review: Review | null = $state.raw(null);
    games: readonly Game[] = $state.raw([]);
    /** Why there is nothing to study. */
    problem = $state('');
    /** Whether the board is there, or will not come. */
    drawn = $state(false);
    #turned = $state(0);
    /** How often something was opened: an answer to an earlier question comes too late. */
    #opened = 0;

    /** Study a match, or a game from its start; neither is the game that was studied last. */
    constructor(
        readonly match: string | undefined,
        readonly named: string | undefined,
        private readonly page: Page = BROWSER,
    ) {
        this.engine = new Engine(page.server, page.memory);
    }

    get game(): string {
        return this.store?.game ?? '';
    }

    get look(): ReturnType<typeof lookOf> {
        return lookOf(this.game);
    }

    get title(): string {
        return this.store ? words.t.study.titleOf(titleOf(this.game)) : words.t.study.title;
    }

    /** The position on the board. */
    get shown(): StudyStore['study'] {
        return this.store?.preview ?? this.store?.study ?? null;
    }

    /** Degrees by which the board is turned: whoever was of the second side sees it from there. */
    readonly turn = $derived.by(() => {
        const own = this.store?.match?.own ?? [];
        const across = this.look.turned && own.length === 1 && own[0] === 2;
        return (this.#turned + (across ? 180 : 0)) % 360;
    });
    readonly rules = $derived.by(() => this.games.find(({ name }) => name === this.game) ?? null);
    readonly arrows: Annotation[] = $derived.by(() => {
        const { on, thought } = this.engine;
        const study = this.store?.study;
        return on && thought && study && !this.store?.preview
            ? arrowsOf(
                  thought.lines.map(({ move }) => move),
                  study.offers,
                  study.scene,
              )
            : [];
    });
    /** How the game stands, in words. */
    readonly stands = $derived.by(() => {
        const { store, shown: study } = this;
        const t = words.t.table;
        if (!store || !study) return '';
        if (store.preview) return words.t.study.preview;
        if (study.outcome) return store.match ? withNames(study.outcome.text, store.match) : study.outcome.text;
        if (store.match?.result && store.at === store.line.at(-1)?.id && !store.address.includes('moves='))
            return store.ended || t.over;
        return study.to_act !== null && study.to_act > 0
            ? t.turnOfSide(store.nameOf(study.to_act))
            : words.t.study.chance;
    });
    /** The part of the address after the path that leads here; null while that is not known. */
    readonly address = $derived.by(() =>
        !this.store || this.store.loading || this.store.problem ? null : this.store.address,
    );
    readonly #question = $derived.by(() => (this.engine.on ? (this.store?.question ?? null) : null));
    readonly #asked = $derived(JSON.stringify(this.#question));

    // What the page follows

    /** Open what the address tells, also another one of the same page, as after a record was brought. */
    async open(search: string): Promise<void> {
        const { match, named, page } = this;
        this.review?.close();
        if (!match && !named) {
            page.replace(`/study/${page.memory.getItem(LAST) ?? FIRST}`);
            return;
        }
        const opened = ++this.#opened;
        [this.store, this.review, this.problem] = [null, null, ''];
        try {
            const snapshot = match ? await page.server.look(match) : null;
            const store = new StudyStore(snapshot?.settings.game ?? named ?? '', snapshot?.match ?? null, page.server);
            const [games] = await Promise.all([page.server.games(), store.open(search, snapshot)]);
            if (opened !== this.#opened) return;
            this.games = games;
            const known = games.find(({ name }) => name === store.game);
            if (known) store.know(known);
            if (known && !match) page.memory.setItem(LAST, known.name);
            this.#show(store);
        } catch (error) {
            if (opened !== this.#opened) return;
            this.problem = error instanceof Problem ? error.message || words.t.study.gone : String(error);
        }
    }

    #show(store: StudyStore): void {
        const { match } = store;
        this.store = store;
        this.review = new Review(store, this.page.server);
        if (match?.status === 'over') void this.review.peek(match.match);
    }

    /** Begin anew with the start of the game. */
    restart(): void {
        this.page.replace(`/study/${this.named}`);
        void this.open('');
    }

    /** Ask for everything again, as in another language. */
    retell(): void {
        const { store, review } = this;
        if (store?.study) void store.refresh();
        if (store?.match?.status === 'over' && review?.state === 'done') void review.peek(store.match.match);
    }

    /** Let the engine think about the position that is looked at. */
    think(): void {
        void this.#asked;
        const { lines } = this.engine;
        untrack(() => this.engine.look(this.game, this.#question, lines));
    }

    close(): void {
        this.#opened += 1;
        this.engine.rest();
        this.review?.close();
    }

    // What a person does

    /** See with other eyes: of a seat, of whoever is to act, or of everybody. */
    see(eyes: string): void {
        if (!this.store) return;
        this.store.eyes = (eyes === 'all' || eyes === 'act' ? eyes : Number(eyes)) as Eyes;
        void this.store.refresh();
    }

    flip(): void {
        this.#turned = (this.#turned + 180) % 360;
    }

    /** Do what a key asks for; whether that is all that the key is to do. `busy` where what has the focus uses keys. */
    key({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>, busy = false): boolean {
        const { store } = this;
        if (!store) return false;
        if (ctrlKey || metaKey) {
            if (key !== 'z' || store.cuts.length === 0) return false;
            void store.uncut();
            return true;
        }
        if (busy) return false;
        const step = STEPS[key];
        if (step && (store.branches || !/Up|Down/.test(key))) {
            void step(store);
            return true;
        }
        if (key === 'f') this.flip();
        else if (key === 'e') this.engine.on = !this.engine.on;
        return false;
    }

    /** The node of a ply of the line that was reviewed, or of the line that is looked at. */
    #at(ply: number): number {
        const { store, review } = this;
        return ply === 0 ? ROOT : (review?.line[ply - 1] ?? store?.line[ply - 1]?.id ?? store?.at ?? ROOT);
    }

    plyTitle(ply: number): string {
        const { store } = this;
        const node = store?.tree.nodes.get(this.#at(ply));
        if (!store || !node || ply === 0) return words.t.table.begin;
        const title = words.t.table.move(store.numberOf(node));
        return this.look.cards ? title : words.t.app.pair(title, node.move);
    }

    goPly(ply: number): void {
        void this.store?.goTo(this.#at(ply));
    }
}

const STEPS: Readonly<Record<string, (store: StudyStore) => Promise<void>>> = {
    ArrowLeft: (store) => store.step(-1),
    ArrowRight: (store) => store.step(1),
    ArrowUp: (store) => store.sibling(-1),
    ArrowDown: (store) => store.sibling(1),
    Home: (store) => store.step(-store.node.ply),
    End: (store) => store.step(store.line.length),
};
