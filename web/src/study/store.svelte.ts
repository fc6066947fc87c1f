/** A game that is studied: its tree of moves, the place that is looked at, and what the server says of it. */
import { tick } from 'svelte';
import { api, type Game, type Study } from '../api';
import { unique } from '../cache';
import { words } from '../i18n/index.svelte';
import type { Refused } from '../store.svelte';
import { withNames } from '../table/status/telling';
import { Problem } from '../transport';
import type { Snapshot } from '../wire';
import { readAddress, writeAddress, type Address } from './sharing/address';
import { asking, type Asked } from './asking';
import { numberOf } from './moves/rows';
import { openFree, openMatch, stepsOf, type Server as Opening } from './opening';
import { Positions, type Eyes } from './positions';
import {
    grown,
    lineThrough,
    mainLine,
    nodeOf,
    pathTo,
    planted,
    promoted,
    pruned,
    ROOT,
    type Node,
    type Tree,
} from './moves/tree';

/** What has to be asked. */
type Server = Opening & Pick<typeof api, 'ply'>;

export class StudyStore {
    tree: Tree = $state.raw(planted());
    /** The node that is looked at. */
    at = $state(ROOT);
    study: Study | null = $state.raw(null);
    /** A position that is looked at for a moment, such as the end of a line. */
    preview: Study | null = $state.raw(null);
    refused: Refused | null = $state.raw(null);
    eyes: Eyes = $state('all');
    /** Whether the last step went one move forward, so that it is worth playing. */
    forward = $state(false);
    loading = $state(true);
    problem = $state('');
    /** The text of the start. */
    start = $state('');
    names: readonly string[] = $state.raw([]);
    seats = $state(2);
    /** How many sides play against each other: seats may play together. */
    sides = $state(2);
    edition = $state('');
    /** How a match ended that is studied. */
    ended = $state('');
    match: Snapshot | null = $state.raw(null);
    /** A match that goes on and in which something is hidden: seen with the viewer's eyes, and nothing can be tried. */
    limited = $state(false);
    /** What was there each time moves were cut off, until others are played. */
    cuts: readonly { tree: Tree; at: number; count: number }[] = $state.raw([]);
    #previewed = '';
    /** The start as the address told it, and the nodes that came with a match. */
    #asked: Partial<Address> = {};
    #given: readonly number[] = [];
    #positions: Positions;

    constructor(
        readonly game: string,
        readonly id: string | null = null,
        private readonly server: Server = { ...api, ...asking },
    ) {
        this.#positions = new Positions(game, server);
    }

    /** Take what the game calls its seats, and who plays together. */
    know({ seat_titles, teams }: Game): void {
        this.sides = teams.flat().length === this.seats ? teams.length : this.seats;
        const names = Array.from({ length: this.seats }, (_, index) => this.names[index] || seat_titles[index] || '');
        this.names =
            unique(names).length === names.length ? names : names.map((name, index) => seat_titles[index] ?? name);
    }

    /** Whether the moves of two seats are counted in pairs: where every move is a turn. */
    readonly paired = $derived(this.seats === 2 && mainLine(this.tree).every(({ ply, turn }) => ply === turn));

    /** The number of a move, as the list has it. */
    numberOf({ turn }: Node): number {
        return numberOf(turn, this.paired);
    }

    nameOf(seat: number): string {
        return seat < 1 ? words.t.study.chance : (this.names[seat - 1] ?? '');
    }

    get node(): Node {
        return nodeOf(this.tree, this.at);
    }

    /** Whether something else was played at this place, too. */
    get branches(): boolean {
        return this.node.parent !== null && nodeOf(this.tree, this.node.parent).next.length > 1;
    }

    get path(): readonly string[] {
        return this.moves(this.at);
    }

    get line(): readonly Node[] {
        return lineThrough(this.tree, this.at);
    }

    get end(): number {
        return mainLine(this.tree).length;
    }

    moves(id: number): string[] {
        return pathTo(this.tree, id).map(({ move }) => move);
    }

    // Opening

    /** Open what the address of the page tells. */
    async open(search: string, snapshot: Snapshot | null = null): Promise<void> {
        const address = readAddress(search);
        this.match = snapshot;
        if (snapshot) {
            this.names = snapshot.seats.map(({ name, title }) => name || title);
            this.ended = withNames(snapshot.result?.told ?? '', snapshot);
        }
        try {
            const opened = await (snapshot
                ? openMatch(this.game, snapshot, address, this.server)
                : openFree(this.game, address, this.server));
            const { position, edition, seats } = address;
            [this.#asked, this.#given] = [{ position, edition, seats }, opened.given];
            ({ start: this.start, seats: this.seats, edition: this.edition } = opened);
            ({ tree: this.tree, limited: this.limited } = opened);
            await this.goTo(opened.at);
        } catch (error) {
            this.problem = told(error);
        }
        this.loading = false;
    }

    // Looking

    /** Look at a node. */
    async goTo(id: number): Promise<void> {
        if (!this.tree.nodes.has(id)) return;
        this.forward = nodeOf(this.tree, id).parent === this.at;
        this.at = id;
        this.preview = this.refused = null;
        await this.refresh();
    }

    /** Show the node that is looked at again, as after a change of language or eyes. */
    async refresh(): Promise<void> {
        const id = this.at;
        try {
            const study = await this.#ask(id);
            if (this.at !== id) return;
            this.study = study;
            this.problem = '';
        } catch (error) {
            if (this.at === id) this.problem = told(error);
        }
        if (this.at !== id) return;
        const [next] = this.node.next;
        if (next !== undefined) void this.#ask(next).catch(() => undefined);
        else if (this.id === null && (this.study?.to_act ?? 1) < 1) await this.play();
    }

    /** Go so many plies along the line. */
    step(by: number): Promise<void> {
        const { ply } = this.node;
        const wanted = Math.max(0, Math.min(this.line.length, ply + by));
        return wanted === ply
            ? Promise.resolve()
            : this.goTo(wanted === 0 ? ROOT : (this.line[wanted - 1]?.id ?? this.at));
    }

    /** Go to another branch at this place. */
    sibling(by: number): Promise<void> {
        const { parent, id } = this.node;
        if (parent === null) return Promise.resolve();
        const { next } = nodeOf(this.tree, parent);
        const wanted = next[(next.indexOf(id) + by + next.length) % next.length];
        return wanted === undefined || wanted === id ? Promise.resolve() : this.goTo(wanted);
    }

    #ask(id: number): Promise<Study> {
        return this.limited && this.match
            ? this.#positions.ofMatch(this.match, nodeOf(this.tree, id).ply)
            : this.#position(this.moves(id));
    }

    #position(moves: readonly string[]): Promise<Study> {
        return this.#positions.after(this.start, moves, this.eyes);
    }

    /** What the engine is asked about this place; null where nobody is to act or the viewer may not know. */
    get question(): Asked | null {
        const study = this.study;
        if (!study || study.outcome || study.to_act === null || study.to_act < 1) return null;
        if (!this.limited) return study.ply === this.node.ply ? { position: this.start, moves: this.path } : null;
        const match = this.match;
        if (!match || study.ply !== match.ply || !match.own.includes(study.to_act) || match.seat !== study.to_act)
            return null;
        return { view: match.view, seat: match.seat, edition: match.settings.edition };
    }

    /** Show for a moment where moves from here lead; nothing for none. */
    async look(moves: readonly string[]): Promise<void> {
        const key = (this.#previewed = `${this.at} ${moves.join(',')}`);
        if (moves.length === 0 || this.limited) {
            this.preview = null;
            return;
        }
        const study = await this.#position([...this.path, ...moves]).catch(() => null);
        if (this.#previewed === key) this.preview = study;
    }

    // Trying

    /** Play moves from here: along what is known, or as a new branch. */
    async play(...moves: string[]): Promise<void> {
        if (this.limited) return;
        this.#previewed = '';
        this.preview = null;
        const from = this.at;
        const before = this.path;
        try {
            const study = await this.server.study(this.game, { position: this.start, moves: [...before, ...moves] });
            const shown =
                typeof this.eyes === 'number' ? null : await this.#positions.seen(this.start, study, this.eyes);
            if (this.at !== from) return;
            const { tree, end } = grown(this.tree, from, stepsOf(study).slice(before.length));
            this.tree = tree;
            if (moves.length > 0) this.cuts = []; // draws after a cut are those that were there
            this.forward = true;
            this.at = end;
            this.refused = null;
            if (shown) this.study = shown;
            else await this.refresh();
        } catch (error) {
            if (this.study) this.study = { ...this.study, scene: { ...this.study.scene } };
            await tick(); // the board takes a move back, and forgets why, when its position is told again
            this.refused = {
                message: told(error),
                rule:
                    error instanceof Problem && typeof error.details['rule'] === 'string'
                        ? error.details['rule']
                        : null,
                cells: [],
            };
        }
    }

    promote(id: number): void {
        this.cuts = [];
        this.tree = promoted(this.tree, id);
    }

    /** Cut a branch off; whoever looked at it finds themselves where it began. */
    async cut(id: number): Promise<void> {
        const { tree, at } = pruned(this.tree, id);
        this.cuts = [...this.cuts, { tree: this.tree, at: this.at, count: this.tree.nodes.size - tree.nodes.size }];
        this.tree = tree;
        if (!tree.nodes.has(this.at)) await this.goTo(at);
    }

    /** Bring back what was cut off last. */
    async uncut(): Promise<void> {
        const last = this.cuts.at(-1);
        if (!last) return;
        this.cuts = this.cuts.slice(0, -1);
        this.tree = last.tree;
        await this.goTo(last.at);
    }

    /** The part of the address after the path that leads here. */
    get address(): string {
        const line = this.line;
        const ply = this.node.ply === line.length ? null : this.node.ply;
        if (this.id === null) return writeAddress({ ...this.#asked, moves: line.map(({ move }) => move), ply });
        const from = line.findIndex(({ id }) => !this.#given.includes(id));
        return from < 0
            ? writeAddress({ ply })
            : writeAddress({ from, moves: line.slice(from).map(({ move }) => move), ply });
    }
}

function told(error: unknown): string {
    return error instanceof Problem ? error.message || error.code : String(error);
}
