/** The state of the editor's page: what is taken up on the board, what things are called, and what keys do. */
import { tick } from 'svelte';
import { api, type Game, type StudyQuestion } from '../api';
import type { Gesture, Piece, Scene, Skin } from '../board';
import { loadSkin, registry, titleOf } from '../games';
import type { GameWords } from '../games';
import { words } from '../i18n/index.svelte';
import { settings } from '../settings.svelte';
import { Copying } from '../ui/copying.svelte';
import { EditorState } from './editor.svelte';
import { everything } from './offers';
import type { Field } from './types';

/** What the page needs beside the position that is edited. */
export interface Page {
    server: Pick<typeof api, 'games'>;
    loadSkin: (game: string) => Promise<Skin>;
    /** Where the page lies, for links to it. */
    origin: () => string;
    copying: Copying;
}

export class EditorController {
    /** The games as the server lists them. */
    listed: readonly Game[] = $state.raw([]);
    skin: Skin | null = $state.raw(null);
    selected: string | null = $state(null);
    inflight: Gesture | null = $state.raw(null);
    /** Whether the board is seen from the other side. */
    turned = $state(false);
    readonly copying: Copying;

    constructor(
        readonly edited: EditorState,
        private readonly page: Page = {
            server: api,
            loadSkin,
            origin: () => location.origin,
            copying: new Copying(),
        },
    ) {
        this.copying = page.copying;
    }

    get game(): string {
        return this.edited.game;
    }

    get title(): string {
        return titleOf(this.game);
    }

    /** What the game calls its pieces, fields and cards. */
    get titles(): NonNullable<GameWords['editor']> {
        return registry.words(this.game).editor ?? {};
    }

    get known(): Game | undefined {
        return this.listed.find(({ name }) => name === this.game);
    }

    get sides(): readonly string[] {
        return this.known?.seat_titles ?? [];
    }

    readonly pieces = $derived.by(() => this.edited.pieces);
    readonly stock = $derived.by(() => this.edited.stock);
    readonly scene: Scene | null = $derived.by(() => this.edited.scene((piece) => this.nameOf(piece)));
    readonly offers = $derived.by(() =>
        everything(this.edited.cells, this.pieces, this.stock, this.edited.editing?.facings ?? []),
    );
    /** What can be put on the board, as pieces beside it. */
    readonly beside: readonly Piece[] = $derived.by(() =>
        this.stock.map(({ id, kind, owner, facing, marks }) => ({
            id,
            kind,
            owner,
            facing,
            cell: '',
            marks: marks ?? [],
            label: this.titles.pieces?.[kind] ?? kind,
        })),
    );
    /** The piece on the board that is taken up. */
    readonly taken = $derived.by(() =>
        this.selected === null ? null : (this.pieces.find(({ id }) => id === this.selected) ?? null),
    );
    readonly chosenName = $derived.by(() =>
        this.taken ? this.nameOf(this.taken) : (this.beside.find(({ id }) => id === this.selected)?.label ?? ''),
    );
    /** Whether everything is there that the page shows, or will not come. */
    readonly ready = $derived.by(
        () => Boolean(this.scene && this.skin && this.known) || this.edited.problem !== null || this.edited.failed,
    );

    // What the page follows

    /** Ask how the server calls the games. */
    async list(): Promise<void> {
        await this.page.server.games().then(
            (found) => (this.listed = found),
            () => undefined,
        );
    }

    /** Load the look of the game. */
    async loadLook(): Promise<void> {
        this.skin = await this.page.loadSkin(this.game);
    }

    // Names

    cardName(card: string): string {
        return this.edited.editing?.cardName?.(card, settings.language) ?? card;
    }

    /** What a piece is called: its side, its kind, what it carries and where it stands. */
    nameOf(piece: Piece): string {
        const { kind, owner, cell } = piece;
        const { editing } = this.edited;
        const name = this.titles.pieces?.[kind] ?? kind;
        const side = owner && editing?.sided ? this.sides[owner - 1] : undefined;
        const carried = editing?.carried?.(piece);
        const card = carried ? ` (${this.cardName(carried)})` : '';
        const told = `${name}${card}${cell ? `, ${cell}` : ''}`;
        return side ? words.t.app.pair(side, told) : told;
    }

    /** What a value of a field is called. */
    valueName({ id, cards }: Field, value: string): string {
        const { known, sides, titles } = this;
        if (id === 'side') return sides[Number(value) - 1] ?? value;
        if (cards) return this.cardName(value);
        if (id === 'edition') return known?.editions.find((edition) => edition.id === value)?.title ?? value;
        return titles.values?.[value] ?? words.t.editor.values[value] ?? titles.pieces?.[value] ?? value;
    }

    // What a person does

    pick(id: string): void {
        this.selected = this.selected === id ? null : id;
    }

    /** A piece was put somewhere. */
    put({ piece, cell, facing }: Gesture): void {
        this.edited.put(piece, cell, facing);
        this.inflight = null;
    }

    /** Put the start of the same edition up, for as many, with the same option. */
    async restart(): Promise<void> {
        const { study, startOption } = this.edited;
        const question: StudyQuestion = study
            ? {
                  edition: study.edition,
                  seats: study.seats,
                  ...(startOption ? { options: { [startOption.id]: startOption.value } } : {}),
              }
            : {};
        await this.edited.start(question);
    }

    /** Turn the piece that is taken up to its next facing. */
    async turn(by: 1 | -1): Promise<void> {
        const ways = this.edited.editing?.facings ?? [];
        const { taken } = this;
        if (!taken || ways.length === 0) return;
        const { id, cell, facing } = taken;
        this.edited.put(id, cell, ways[(ways.indexOf(facing ?? 0) + by + ways.length) % ways.length] ?? 0);
        await this.#holdOn(id);
    }

    /** Change something about the piece that is taken up. */
    async change(what: string, value: string | boolean): Promise<void> {
        const id = this.selected;
        if (id === null) return;
        this.edited.flip(id, what, value);
        await this.#holdOn(id);
    }

    /** The board lets go of what has changed. */
    async #holdOn(id: string): Promise<void> {
        await tick();
        this.selected = id;
    }

    remove(): void {
        if (this.taken) this.edited.remove(this.taken.id);
    }

    flip(): void {
        this.turned = !this.turned;
    }

    copy(what: 'text' | 'link'): void {
        const { text } = this.edited;
        const link = `${this.page.origin()}/editor/${this.game}?position=${encodeURIComponent(text)}`;
        void this.copying.copy(what, what === 'text' ? text : link);
    }

    /** Do what a key asks for; whether that is all that the key is to do. */
    key({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
        if ((ctrlKey || metaKey) && key === 'z') {
            this.edited.undo();
            return true;
        }
        if ((key === 'Delete' || key === 'Backspace') && this.taken) {
            this.remove();
            return true;
        }
        if (key === 'f' || key === 'F') this.flip();
        return false;
    }
}
