/** A position being set up: its text, what stands where, and what the real rules say about it. */
import { api, type Study, type StudyQuestion } from '../api';
import type { Cell, Piece, Scene } from '../board';
import { registry } from '../games';
import { pause, type Pause } from '../time';
import { Problem } from '../transport';
import type { AnyEditing, Fault, Field, StartOption, Stock, Switch, Zone } from './types';

const PATIENCE = 150;
const REMEMBERED = 200;

/** What an editor needs of the page around it. */
export interface Around {
    server: Pick<typeof api, 'study'>;
    /** How positions of a game are edited; null for a game whose text is all there is. */
    editing: (game: string) => Promise<AnyEditing | null>;
    wait: Pause;
}

const BROWSER: Around = {
    server: api,
    editing: async (game) => (await (await registry.load(game)).editing?.()) ?? null,
    wait: pause,
};

export class EditorState {
    /** The text of the position, as it is or as somebody types it. */
    text = $state('');
    /** The position as something to change, of the last text that could be read. */
    setup: unknown = $state.raw(null);
    /** What the server showed of the last position that is one. */
    study: Study | null = $state.raw(null);
    /** The squares of the board; they stay the same ones, so that nothing is let go of when a position was checked. */
    cells: readonly Cell[] = $state.raw([]);
    /** What is wrong with the position in the server's words; null if nothing is. */
    problem: string | null = $state(null);
    /** Whether the text can be read at all. */
    readable = $state(true);
    checking = $state(false);
    failed = $state(false);
    editing: AnyEditing | null = $state.raw(null);
    #past: string[] = $state.raw([]);
    #asked = 0;

    constructor(
        readonly game: string,
        position: string | null,
        private readonly around: Around = BROWSER,
    ) {
        void around.editing(game).then((editing) => {
            this.editing = editing;
            void this.start(position === null ? {} : { position });
        });
    }

    get canUndo(): boolean {
        return this.#past.length > 0;
    }

    /** Begin with a position: a given one, or the start of the game. */
    async start(question: StudyQuestion): Promise<void> {
        this.failed = false;
        try {
            const study = await this.around.server.study(this.game, question);
            if (this.text) this.#keep(this.text);
            this.#show(study);
            this.#take(question.position ?? study.position);
            this.problem = null;
        } catch (error) {
            if (question.position == null) this.failed = true;
            else {
                await this.start({});
                this.type(question.position);
            }
            if (!(error instanceof Problem)) throw error;
        }
    }

    #show(study: Study): void {
        this.study = study;
        const same = (one: Cell, other: Cell | undefined): boolean => one.id === other?.id && one.kind === other.kind;
        const { cells } = study.scene;
        if (cells.length !== this.cells.length || !cells.every((cell, index) => same(cell, this.cells[index])))
            this.cells = cells;
    }

    #keep(text: string): void {
        if (this.#past.at(-1) !== text) this.#past = [...this.#past, text].slice(-REMEMBERED);
    }

    #take(text: string): void {
        this.text = text;
        const setup = this.editing?.read(text) ?? null;
        this.readable = setup !== null || this.editing === null;
        if (setup !== null) this.setup = setup;
    }

    /** Somebody typed or pasted a text. */
    type(text: string): void {
        this.#keep(this.text);
        this.#take(text.trim());
        this.#check();
    }

    undo(): void {
        const text = this.#past.at(-1);
        if (text === undefined) return;
        this.#past = this.#past.slice(0, -1);
        this.#take(text);
        this.#check();
    }

    #change(change: (editing: AnyEditing, setup: unknown) => unknown): void {
        if (!this.editing || this.setup === null) return;
        this.#keep(this.text);
        this.#take(this.editing.write(change(this.editing, this.setup)));
        this.#check();
    }

    put(id: string, cell: string, facing: number | null): void {
        if (cell === '') this.remove(id);
        else this.#change((editing, setup) => editing.put(setup, id, cell, facing));
    }

    remove(id: string): void {
        this.#change((editing, setup) => editing.remove(setup, id));
    }

    clear(): void {
        this.#change((editing, setup) => editing.cleared(setup));
    }

    set(field: string, value: string | number, seat?: number): void {
        this.#change((editing, setup) => editing.set(setup, field, value, seat));
    }

    flip(id: string, what: string, value: string | boolean): void {
        this.#change((editing, setup) => editing.flip?.(setup, id, what, value) ?? setup);
    }

    deal(zone: string, card: string, add: boolean): void {
        this.#change((editing, setup) => editing.deal?.(setup, zone, card, add) ?? setup);
    }

    // What the rules say

    /** Ask once nothing has changed for a moment. */
    #check(): void {
        this.checking = true;
        void this.#ask(++this.#asked);
    }

    async #ask(asked: number): Promise<void> {
        await this.around.wait(PATIENCE);
        if (asked !== this.#asked) return;
        const answer = await this.around.server
            .study(this.game, { position: this.text, draw: false })
            .catch((error: unknown) => error as Error);
        if (asked !== this.#asked) return;
        this.checking = false;
        if (answer instanceof Error) {
            const told = answer instanceof Problem ? answer.details['problems'] : '';
            this.problem = (typeof told === 'string' && told) || answer.message || '';
            this.failed = answer instanceof Problem && answer.status === 0;
        } else {
            this.#show(answer);
            this.problem = null;
            this.failed = false;
        }
    }

    // What is shown

    get pieces(): Piece[] {
        return this.editing && this.setup !== null
            ? this.editing.pieces(this.setup)
            : [...(this.study?.scene.pieces ?? [])];
    }

    get stock(): Stock[] {
        return this.editing && this.setup !== null ? this.editing.stock(this.setup) : [];
    }

    get fields(): Field[] {
        return this.editing && this.setup !== null ? this.editing.fields(this.setup) : [];
    }

    get faults(): Fault[] {
        return this.editing && this.setup !== null && this.readable ? this.editing.faults(this.setup) : [];
    }

    get zones(): Zone[] {
        return this.editing?.zones && this.setup !== null ? this.editing.zones(this.setup) : [];
    }

    get startOption(): StartOption | null {
        return this.setup === null ? null : (this.editing?.startOption?.(this.setup) ?? null);
    }

    switches(id: string): Switch[] {
        return this.editing?.switches && this.setup !== null ? this.editing.switches(this.setup, id) : [];
    }

    /** The drawing: the board as the server drew it, with the pieces of the text. */
    scene(named: (piece: Piece) => string): Scene | null {
        const { study } = this;
        if (!study) return null;
        const known = (piece: Piece): Piece | undefined =>
            study.scene.pieces.find(
                ({ id, cell, facing }) => id === piece.id && cell === piece.cell && facing === piece.facing,
            );
        const pieces = this.pieces.map((piece) => ({ ...piece, label: known(piece)?.label ?? named(piece) }));
        return { ...study.scene, pieces, marks: this.problem === null ? (study.scene.marks ?? []) : [] };
    }

    /** Whether a game can be played on from here. */
    get playable(): boolean {
        return (
            this.problem === null &&
            !this.checking &&
            !this.failed &&
            this.study !== null &&
            this.study.outcome === null
        );
    }
}
