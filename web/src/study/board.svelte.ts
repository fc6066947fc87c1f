/** The state of a board to try things on: its look, what is taken up, and why something cannot be done. */
import { api, type Study } from '../api';
import type { Skin } from '../board';
import { loadSkin, lookOf, registry } from '../games';
import { words } from '../i18n/index.svelte';
import type { Refused } from '../store.svelte';
import { Selection } from '../table/selection.svelte';
import type { Hand, Motion } from '../wire';

/** What the page shows. */
export interface Shown {
    game: string;
    study: Study;
    /** Whether moves are taken. */
    interactive: boolean;
    /** Degrees by which the board is turned. */
    turn: number;
    /** Whether the change to this position is played. */
    animated: boolean;
}

/** What was put where no rule allows it. */
export interface Tried {
    piece: string;
    cell: string;
}

/** What a board needs of the page around it. */
export interface Around {
    server: Pick<typeof api, 'studyWhy'>;
    loadSkin: (game: string) => Promise<Skin>;
}

const BROWSER: Around = { server: api, loadSkin };

export class BoardController {
    readonly selection: Selection;
    skin: Skin | null = $state.raw(null);
    #shown: () => Shown;
    #around: Around;

    constructor(shown: () => Shown, around: Around = BROWSER) {
        this.#shown = shown;
        this.#around = around;
        this.selection = new Selection(() => ({
            offers: this.offers,
            scene: this.#study.scene,
            cards: this.look.cards,
        }));
    }

    // One by one, so that what follows the position does not follow everything that is shown.
    readonly #game = $derived.by(() => this.#shown().game);
    readonly #study = $derived.by(() => this.#shown().study);

    get look(): ReturnType<typeof lookOf> {
        return lookOf(this.#game);
    }

    get offers(): Study['offers'] {
        return this.#shown().interactive ? this.#study.offers : null;
    }

    get hands(): readonly Hand[] {
        return this.#study.scene.hands ?? [];
    }

    /** The side that lies above the board. */
    get upper(): number {
        return this.#shown().turn === 180 ? 1 : 2;
    }

    /** What the last move did. */
    readonly moved: readonly Motion[] = $derived(this.#study.motions.flat());
    readonly motions = $derived.by(() => (this.#shown().animated ? this.moved : []));
    /** What can be chosen by name. */
    readonly choices = $derived.by(() => {
        const choice = registry.of(this.#game)?.moves?.choice;
        return (this.offers?.choices ?? []).map(({ text, label }) => ({
            text,
            name: choice?.(text, this.offers, this.#study.scene.tracks ?? [])?.name ?? sentence(label || text),
        }));
    });

    /** Names for moves that neither cell nor facing tell apart. */
    optionLabel(move: string): string {
        return registry.of(this.#game)?.moves?.option?.(move, this.#study.scene.legend ?? []) ?? move;
    }

    /** Load the look of the game; a board that has none is not drawn. */
    async load(): Promise<void> {
        await this.#around.loadSkin(this.#game).then(
            (loaded) => (this.skin = loaded),
            () => undefined,
        );
    }

    /** Ask why something cannot be done. */
    async why({ piece, cell }: Tried): Promise<Refused> {
        const { position, seat } = this.#study;
        const question = { position, seat, piece, cell };
        const verdict = await this.#around.server.studyWhy(this.#game, question).catch(() => null);
        return {
            message: verdict?.message || words.t.table.notThere,
            rule: verdict?.rule ?? null,
            cells: verdict?.cells ?? [cell],
        };
    }
}

function sentence(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
