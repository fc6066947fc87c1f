/** One puzzle being solved: tries are judged by the server, wrong ones refuted on the board, right ones answered. */
import { api, type Study } from '../api';
import { local, type Memory } from '../storage';
import { pause, type Pause } from '../time';
import { Problem } from '../transport';
import { puzzleApi, type Hint, type Puzzle } from './api';
import { note, progressOf, type Progress } from './progress';

/**
 * `ask`: a move is wanted; `busy`: something is on its way; `refuted`: a wrong move and its refutation are on the
 * board.
 */
export type Phase = 'loading' | 'ask' | 'busy' | 'refuted' | 'solved' | 'shown' | 'broken' | 'missing';

/** What is said about the last try. */
export interface Verdict {
    kind: 'right' | 'wrong' | 'solved';
    move: string;
    reply: string;
    /** The reply in words. */
    told: string;
    loses: boolean;
}

/** What a puzzle needs of the page around it. */
export interface Around {
    server: Pick<typeof api, 'study'> & typeof puzzleApi;
    memory: Memory;
    wait: Pause;
}

export const BROWSER: Around = { server: { ...api, ...puzzleApi }, memory: local, wait: pause };
/** Milliseconds before each reply, so that it is seen. */
const PAUSE = 650;

export class PuzzleSession {
    puzzle: Puzzle | null = $state.raw(null);
    /** The position on the board. */
    study: Study | null = $state.raw(null);
    phase: Phase = $state('loading');
    verdict: Verdict | null = $state.raw(null);
    hint: Hint | null = $state.raw(null);
    /** How much of the hint is shown: nothing, what to take up, where to put it. */
    hints = $state(0);
    progress: Progress = $state.raw({ marks: {}, streak: 0, best: 0 });
    /** The solution from where it was asked for, and how much of it is on the board. */
    line: readonly string[] = $state.raw([]);
    step = $state(0);
    #moves: readonly string[] = [];
    #clean = true;
    #asked = 0;

    constructor(
        readonly game: string,
        readonly number: number,
        private readonly around: Around = BROWSER,
    ) {
        this.progress = progressOf(game, around.memory);
        void this.#begin();
    }

    /** Moves of both sides until now that were right. */
    get moves(): readonly string[] {
        return this.#moves;
    }

    async #begin(): Promise<void> {
        try {
            this.puzzle = await this.around.server.one(this.game, this.number);
            await this.#show([]);
            this.phase = 'ask';
        } catch (problem) {
            this.phase = problem instanceof Problem && problem.status === 404 ? 'missing' : 'broken';
        }
    }

    /** Put the position after some moves on the board, unless something else was asked for meanwhile. */
    async #show(moves: readonly string[]): Promise<void> {
        const { puzzle } = this;
        if (!puzzle) return;
        const asked = ++this.#asked;
        const study = await this.around.server.study(this.game, {
            position: puzzle.position,
            moves,
            seat: puzzle.seat,
        });
        if (asked === this.#asked) this.study = study;
    }

    /** Try a move. */
    async play(move: string): Promise<void> {
        if (!this.puzzle || this.phase !== 'ask') return;
        this.phase = 'busy';
        this.#forget();
        try {
            const [judged] = await Promise.all([
                this.around.server.attempt(this.game, this.number, this.#moves, move),
                this.#show([...this.#moves, move]),
            ]);
            const verdict: Verdict = {
                kind: judged.judgement,
                move: judged.move,
                reply: judged.replies.join(' '),
                told: judged.told,
                loses: judged.loses,
            };
            const after = [...this.#moves, judged.move];
            if (judged.judgement === 'wrong') {
                this.#clean = false;
                this.verdict = verdict;
                await this.#answer(after, judged.replies);
                this.phase = 'refuted';
                return;
            }
            this.#moves = [...after, ...judged.replies];
            if (judged.judgement === 'solved') {
                this.verdict = verdict;
                this.#finish();
                return;
            }
            await this.#answer(after, judged.replies);
            this.verdict = verdict;
            this.phase = 'ask';
        } catch {
            this.phase = 'broken';
        }
    }

    /** Play the other side's moves one after the other, slowly enough to be seen. */
    async #answer(before: readonly string[], replies: readonly string[]): Promise<void> {
        for (let index = 1; index <= replies.length; index++) {
            await this.around.wait(PAUSE);
            await this.#show([...before, ...replies.slice(0, index)]);
        }
    }

    #finish(): void {
        this.phase = 'solved';
        this.progress = note(this.game, this.number, this.#clean ? 'clean' : 'helped', this.around.memory);
    }

    #forget(): void {
        this.verdict = null;
        this.hint = null;
        this.hints = 0;
    }

    /** Take a wrong move back. */
    async again(): Promise<void> {
        this.#forget();
        this.phase = 'busy';
        await this.#show(this.#moves).then(
            () => (this.phase = 'ask'),
            () => (this.phase = 'broken'),
        );
    }

    /** Show what to take up; asked again, where to put it. */
    async help(): Promise<void> {
        if (this.phase !== 'ask') return;
        this.#clean = false;
        this.verdict = null;
        this.hint ??= await this.around.server.hint(this.game, this.number, this.#moves).catch(() => null);
        if (this.hint) this.hints = Math.min(2, this.hints + 1);
    }

    /** Give up: fetch the solution and play its first move. */
    async give(): Promise<void> {
        if (!this.puzzle || this.phase === 'busy') return;
        this.phase = 'busy';
        this.#forget();
        try {
            this.line = (await this.around.server.solution(this.game, this.number, this.#moves)).moves;
            this.progress = note(this.game, this.number, 'seen', this.around.memory);
            this.step = 0;
            await this.#show(this.#moves);
            this.phase = 'shown';
        } catch {
            this.phase = 'broken';
        }
    }

    /** Go to a place in the solution. */
    async goTo(step: number): Promise<void> {
        this.step = Math.max(0, Math.min(step, this.line.length));
        await this.#show([...this.#moves, ...this.line.slice(0, this.step)]).catch(() => (this.phase = 'broken'));
    }

    /** Start over, with nothing played. */
    async restart(): Promise<void> {
        this.#moves = [];
        this.line = [];
        this.step = 0;
        if (!this.puzzle) await this.#begin();
        else await this.again();
    }
}
