/**
 * What is said of a whole game: the annotation of a finished match, or a line that the engine goes through ply by ply.
 */
import { pause, type Pause } from '../../time';
import { Problem } from '../../transport';
import { asking, type Annotation } from '../asking';
import { commented, type Comment, type Judged } from './curve';
import type { StudyStore } from '../store.svelte';
import { mainLine } from '../moves/tree';

/** Seconds for each ply of a line. */
const SECONDS = 0.3;
/** Milliseconds between two looks at work in the background. */
const POLL = 800;
const NONE = 'found/annotation';
const BUSY = 'analysis/busy';

/** What has to be asked. */
type Server = Pick<typeof asking, 'annotate' | 'annotation' | 'judge'>;

export type State = 'none' | 'asking' | 'working' | 'done' | 'failed';

export class Review {
    state: State = $state('none');
    /** From 0 to 1. */
    progress = $state(0);
    problem = $state('');
    comments: readonly Comment[] = $state.raw([]);
    /** The line that the comments are about, as ids of nodes by ply. */
    line: readonly number[] = $state.raw([]);
    #stop = new AbortController();

    constructor(
        private readonly store: StudyStore,
        private readonly server: Server = asking,
        private readonly wait: Pause = pause,
    ) {}

    /** What is said of a node. */
    of(id: number, ply: number): Comment | undefined {
        return this.line[ply - 1] === id ? this.comments.find((comment) => comment.ply === ply) : undefined;
    }

    close(): void {
        this.#stop.abort();
    }

    /**
     * Show an annotation that is there already, or on its way; another language may have none, then what is known
     * stays.
     */
    async peek(match: string): Promise<void> {
        const before = this.state;
        if (before === 'none') this.state = 'asking';
        const known = await this.server.annotation(match).catch(() => null);
        if (known && known.status !== 'failed') await this.#follow(match, known);
        else this.state = before;
    }

    async annotate(match: string): Promise<void> {
        [this.state, this.progress, this.problem] = ['working', 0, ''];
        try {
            await this.#follow(match, await this.server.annotate(match));
        } catch (error) {
            this.#fail(error);
        }
    }

    async #follow(match: string, first: Annotation): Promise<void> {
        this.#remember();
        let known = first;
        while (known.status === 'queued' || known.status === 'running') {
            [this.state, this.progress] = ['working', known.progress];
            await this.wait(POLL, this.#stop.signal);
            if (this.#stop.signal.aborted) return;
            known = await this.server.annotation(match).catch((error: unknown) => {
                if (error instanceof Problem && error.code !== NONE && error.status === 0) return known;
                throw error;
            });
        }
        this.state = known.status === 'done' ? 'done' : 'failed';
        this.comments = known.result?.plies ?? [];
    }

    /** Go through the main line with the engine. */
    async judge(): Promise<void> {
        const { store } = this;
        this.#stop.abort();
        const { signal } = (this.#stop = new AbortController());
        this.#remember();
        const nodes = mainLine(store.tree);
        const moves = nodes.map(({ move }) => move);
        const judged: Judged[] = [];
        [this.state, this.progress, this.problem, this.comments] = ['working', 0, '', []];
        for (let ply = 0; ply <= nodes.length && !signal.aborted; ply++) {
            const seat = nodes[ply]?.seat ?? 1;
            if (seat < 1) continue;
            try {
                const found = await this.#judged(moves.slice(0, ply), signal);
                if (signal.aborted) return;
                if (found) judged.push({ ...found, ply });
            } catch (error) {
                if (ply < nodes.length) {
                    this.#fail(error);
                    return;
                }
            }
            this.progress = ply / Math.max(1, nodes.length);
            this.comments = commented(judged, moves, store.sides);
        }
        if (!signal.aborted) this.state = 'done';
    }

    async #judged(moves: readonly string[], signal: AbortSignal): Promise<Judged | null> {
        while (!signal.aborted) {
            try {
                const { seat, chance, score, win, line } = await this.server.judge(
                    this.store.game,
                    { position: this.store.start, moves },
                    SECONDS,
                );
                return { ply: 0, seat, chance, score, win, line };
            } catch (error) {
                if (!(error instanceof Problem && error.code === BUSY)) throw error;
                await this.wait(POLL, signal);
            }
        }
        return null;
    }

    #remember(): void {
        this.line = mainLine(this.store.tree).map(({ id }) => id);
    }

    #fail(error: unknown): void {
        this.state = 'failed';
        this.problem = error instanceof Problem ? error.message : String(error);
    }
}
