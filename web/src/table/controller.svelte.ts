/** The state of a table: what is taken up, asked, opened and looked at beside what the server tells of the match. */
import type { Skin } from '../board';
import { loadSkin, lookOf, titleOf } from '../games';
import { words } from '../i18n/index.svelte';
import { MatchStore, type Happening } from '../store.svelte';
import type { Wire } from '../transport';
import { Hints, mayHint } from './status/hint.svelte';
import { Selection } from './selection.svelte';
import { sheets } from './sheets.svelte';
import { sideOf, sidesOf } from './seats/side';
import { covered } from './status/telling';
import type { TableView } from './view';

/** What a table needs of the page around it. */
export interface Page {
    /** Something happened that can be heard. */
    sound: (what: Happening) => void;
    /** Whether a move waits for its confirmation; `slippery` where one finger covers several squares. */
    asksFirst: (slippery: boolean) => boolean;
    /** A move waits for its confirmation. */
    asked: () => void;
    /** A move is sent. */
    sent: () => void;
    open?: (url: string) => Wire;
}

export type Sheet = 'moves' | 'chat';
const NO_SHEETS: TableView['sheets'] = new Map();

export class TableController {
    readonly store: MatchStore;
    readonly hints = new Hints();
    readonly selection: Selection;
    readonly view: TableView;
    skin: Skin | null = $state.raw(null);
    /** A move that waits for its confirmation. */
    unconfirmed: string | null = $state(null);
    sharing = $state(false);
    sheet: Sheet | null = $state(null);
    /** Among several at one screen: whose hand is in sight. */
    uncovered: number | 'all' = $state(0);
    /** Whether the bar with everything else is open, on narrow screens. */
    more = $state(false);
    /** The seat whose things are looked at; 0 for one's own. */
    looking = $state(0);
    /** The piece that was looked at last, whosever it is. */
    #looked: string | null = $state(null);
    #turned = $state(0);
    /** The last line that was in sight where the chat is opened by a button. */
    #read = $state(0);
    #page: Page;

    constructor(id: string, page: Page) {
        this.#page = page;
        this.store = new MatchStore(id, (what) => this.#happened(what), page.open);
        this.selection = new Selection(() => ({ offers: this.offers, scene: this.scene, cards: this.look.cards }));
        this.view = viewOf(this);
    }

    #happened(what: Happening): void {
        if (what === 'own') this.more = false; // whoever plays on needs the hand that the bar covers
        this.#page.sound(what);
    }

    // The match

    get match(): MatchStore['match'] {
        return this.store.match;
    }

    get scene(): MatchStore['scene'] {
        return this.store.scene;
    }

    get game(): string {
        return this.match?.settings.game ?? '';
    }

    get look(): ReturnType<typeof lookOf> {
        return lookOf(this.game);
    }

    get title(): string {
        return titleOf(this.game);
    }

    /** What may be played now, unless an earlier position is looked at. */
    get offers(): TableView['offers'] {
        return this.store.ply === null && this.match?.status === 'running' ? (this.match.offers ?? null) : null;
    }

    /** The seat that is shown below the board. */
    get below(): number {
        return this.match?.own.length === 1 ? (this.match.own[0] ?? 1) : 1;
    }

    readonly others = $derived.by(() => (this.match?.seats ?? []).filter(({ seat }) => seat !== this.below));
    readonly mine = $derived.by(() => (this.match?.seats ?? []).filter(({ seat }) => seat === this.below));
    /** Degrees by which the board is turned: whoever is of the second side sees it from there. */
    readonly turn = $derived.by(() => {
        const sides = this.scene && this.match ? sidesOf(this.scene, this.match.settings.seats) : 0;
        const across = this.look.turned && sides === 2 && sideOf(this.below, sides) === 2;
        return (this.#turned + (across ? 180 : 0)) % 360;
    });
    /** Whether nobody is there to talk to. */
    readonly alone = $derived.by(
        () =>
            (this.match?.seats ?? []).every(({ seat, level }) => level || this.match?.own.includes(seat)) &&
            this.store.chat.length === 0,
    );
    readonly unread = $derived.by(() =>
        this.store.chat.some(({ number, person }) => number > this.#read && person !== this.store.you),
    );
    /** Whether the hands wait behind a curtain for the next of several at one screen. */
    readonly hidden = $derived.by(() => this.look.cards && covered(this.match, this.uncovered));
    readonly canHint = $derived.by(() => mayHint(this.match));
    readonly canLeave = $derived.by(() => this.unconfirmed === null && this.selection.canLeave);
    /** How many pieces are still to be placed before the others have their go. */
    readonly placing = $derived.by(
        () => this.scene?.tracks?.find(({ kind }) => kind === 'batch_left')?.values[0]?.[1] ?? 0,
    );
    readonly printed = $derived.by(() =>
        this.look.sheets ? sheets.of(this.game, this.match?.settings.edition ?? '') : NO_SHEETS,
    );
    /** The piece that is taken up or was looked at last. */
    readonly inSight = $derived.by(() => {
        const { selected, beside } = this.selection;
        const wanted = selected ?? this.#looked;
        return this.scene?.pieces.find(({ id }) => id === wanted) ?? beside.find(({ id }) => id === selected) ?? null;
    });
    /** What is said of what was taken up. */
    readonly taken = $derived.by(() => {
        if (this.selection.aiming) return `${words.t.board.chooseFacing}.`;
        return this.look.sheets && !this.look.cards ? '' : this.selection.label;
    });
    readonly chatLabel = $derived.by(() => {
        const t = words.t.table;
        return this.alone ? t.how : this.unread ? t.newChat : t.chat;
    });

    // What the page follows

    /** Load the look of the game. */
    async loadLook(): Promise<void> {
        const { game } = this;
        if (!game) return;
        await loadSkin(game).then(
            (loaded) => (this.skin = loaded),
            () => undefined,
        );
    }

    /** Ask for what is printed on pieces and cards. */
    loadSheets(): void {
        if (this.look.sheets && this.match) void sheets.ask(this.game, this.match.settings.edition);
    }

    /** What is said while the chat is open has been read. */
    readChat(): void {
        if (this.sheet === 'chat') this.#read = this.store.chat.at(-1)?.number ?? 0;
    }

    /** A hint is for one position. */
    forgetHint(): void {
        this.hints.forget(this.match?.status === 'running' ? this.match.ply : -1);
    }

    close(): void {
        this.store.close();
    }

    // What a person does

    play(move: string): void {
        if (!this.#page.asksFirst(this.look.slippery && this.placing === 0)) return this.#send(move);
        this.#page.asked();
        this.unconfirmed = move;
    }

    #send(move: string): void {
        this.#page.sent();
        this.store.play(move);
    }

    /** Send the move that waits, or take it back. */
    confirm(yes: boolean): void {
        const move = this.unconfirmed;
        this.unconfirmed = null;
        if (yes && move !== null) this.#send(move);
        else this.selection.inflight = null;
    }

    pick(item: string): void {
        this.selection.pick(item, (move) => this.play(move));
    }

    /** Look at what stands on a cell. */
    lookAt(cell: string): void {
        this.#looked = this.scene?.pieces.find((piece) => piece.cell === cell)?.id ?? null;
    }

    hint(): void {
        if (this.match) void this.hints.ask(this.match);
    }

    flip(): void {
        this.#turned = (this.#turned + 180) % 360;
    }

    /** Show moves or chat, or put them away; the bar that led there would cover them. */
    show(which: Sheet): void {
        this.sheet = this.sheet === which ? null : which;
        this.more = false;
    }

    /** Do what a key asks for; whether it answered the question about a move. */
    key(key: string): boolean {
        if (!this.match) return false;
        const { store, match } = this;
        const now = store.ply ?? match.ply;
        if (key === 'Escape' && this.unconfirmed !== null) return true;
        if (key === 'f' || key === 'F') this.flip();
        else if (key === 'u' || key === 'U') store.command('offer', { what: 'takeback' });
        else if ((key === 'h' || key === 'H') && this.canHint && store.yourTurn) this.hint();
        else if (key === '[') void store.goTo(now - 1);
        else if (key === ']') void store.goTo(now + 1);
        return false;
    }
}

/** What the panels of a game see; they are shown only while there are a match, its drawing and its look. */
function viewOf(table: TableController): TableView {
    return {
        store: table.store,
        get match() {
            return table.match!;
        },
        get scene() {
            return table.scene!;
        },
        get skin() {
            return table.skin!;
        },
        get offers() {
            return table.offers;
        },
        get able() {
            return table.selection.able;
        },
        get selected() {
            return table.selection.selected;
        },
        get sheets() {
            return table.printed;
        },
        get piece() {
            return table.inSight;
        },
        get turn() {
            return table.turn;
        },
        get placing() {
            return table.placing;
        },
        get unread() {
            return table.unread;
        },
        get looking() {
            return table.looking;
        },
        set looking(seat) {
            table.looking = seat;
        },
        get more() {
            return table.more;
        },
        set more(open) {
            table.more = open;
        },
        pick: (item) => table.pick(item),
    };
}
