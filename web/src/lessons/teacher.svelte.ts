/**
 * The teacher: takes somebody through the steps of one lesson and judges what they try by the answers of the server.
 */
import { api, type Study, type StudyQuestion } from '../api';
import type { Refused } from '../store.svelte';
import { pause, type Pause } from '../time';
import { reached } from './goal';
import { progress, type Progress } from './progress.svelte';
import type { LessonData, LessonWords, StepData, StepWords } from './types';

/** What the teacher says about the last try. */
export interface Remark {
    kind: 'hint' | 'refused' | 'done';
    text: string;
    rule?: string | null;
    /** What the rules said about something that was to be refused. */
    verdict?: string;
}

/** Where a step begins for somebody who played as the lesson shows: a position and the moves since. */
export function startOf(steps: readonly StepData[], index: number): { position: string; line: string[] } {
    const from = steps.findLastIndex((step, place) => place <= index && step.position !== undefined);
    const line = steps
        .slice(from, index)
        .flatMap(({ solution, shows, reply }) => [...(solution ?? shows ?? []), ...(reply ?? [])]);
    return { position: steps[from]?.position ?? '', line };
}

/** Milliseconds between moves that are shown. */
const BEAT = 700;
const SILENT: StepWords = { say: '', hint: '', done: '' };

/** What a teacher needs of the page around them. */
export interface Around {
    server: Pick<typeof api, 'study' | 'studyWhy'>;
    progress: Pick<Progress, 'steps' | 'reach'>;
    wait: Pause;
}

export const BROWSER: Around = { server: api, progress, wait: pause };

export class Teacher {
    index = $state(0);
    study: Study | null = $state.raw(null);
    remark: Remark | null = $state.raw(null);
    /** Whether the step is done. */
    done = $state(false);
    /** Whether an answer is on its way, or a move is being shown. */
    busy = $state(false);
    failed = $state(false);
    /** Wrong tries in this step. */
    tries = $state(0);
    /** Wrong answers that were chosen in this step. */
    struck: readonly string[] = $state.raw([]);
    readonly names: readonly string[];
    readonly steps: readonly StepData[];
    #position = '';
    #line: string[] = [];
    /** Moves of the learner's in this step. */
    #made = 0;
    /** What is under way. */
    #pending: Promise<void> = Promise.resolve();
    /** Whether a move is being judged; others are ignored meanwhile. */
    #judging = false;

    constructor(
        readonly game: string,
        readonly lesson: string,
        data: LessonData,
        readonly words: () => LessonWords | undefined,
        readonly speed: () => number,
        private readonly around: Around = BROWSER,
    ) {
        this.names = Object.keys(data.steps);
        this.steps = Object.values(data.steps);
    }

    get step(): StepData {
        return this.steps[this.index] ?? { rules: [] };
    }

    get said(): StepWords {
        return this.words()?.steps[this.names[this.index] ?? ''] ?? SILENT;
    }

    get isLast(): boolean {
        return this.index === this.steps.length - 1;
    }

    #question(moves: readonly string[]): StudyQuestion {
        return { position: this.#position, moves, draw: false };
    }

    #ask(moves: readonly string[]): Promise<Study> {
        return this.around.server.study(this.game, { ...this.#question(moves), seat: this.step.seat ?? 1 });
    }

    /** Begin a step; `on` goes on from where the learner stands, if the step does. */
    async begin(index: number, on = false): Promise<void> {
        const reply = this.step.reply ?? [];
        this.index = index;
        this.remark = null;
        this.done = false;
        this.tries = 0;
        this.struck = [];
        this.#made = 0;
        if (on && this.step.position === undefined) {
            await this.#show(reply);
            return;
        }
        ({ position: this.#position, line: this.#line } = startOf(this.steps, index));
        await this.again();
    }

    /** Draw the position anew, without motion. */
    async again(): Promise<void> {
        await this.#work(async () => {
            this.study = { ...(await this.#ask(this.#line)), motions: [] };
        });
    }

    #work(task: () => Promise<void>): Promise<void> {
        this.busy = true;
        this.failed = false;
        this.#pending = task().then(
            () => void (this.busy = false),
            () => {
                this.busy = false;
                this.failed = true;
            },
        );
        return this.#pending;
    }

    /** Play moves one after another for all to see. */
    async #show(moves: readonly string[]): Promise<void> {
        if (moves.length === 0) return this.again();
        await this.#work(async () => {
            for (const [place, move] of moves.entries()) {
                if (place > 0) await this.around.wait(BEAT * this.speed());
                const line = [...this.#line, move];
                this.study = await this.#ask(line);
                this.#line = line;
            }
        });
    }

    /** A legal move was made on the board. */
    async play(move: string): Promise<void> {
        if (this.#judging) return;
        await this.#pending; // the step may still be coming
        const { step, study } = this;
        if (!study || this.busy || this.done) return;
        if (!step.goal) return this.#wrong(this.said.hint);
        const goal = step.goal;
        this.#judging = true;
        await this.#work(async () => {
            const line = [...this.#line, move];
            const after = await this.#ask(line);
            const look = (reply: string | null): Promise<Study> =>
                this.around.server.study(this.game, this.#question(reply === null ? line : [...line, reply]));
            const right = await reached(goal, { before: study, move, after, look });
            this.#made += 1;
            if (right || (this.#made < (step.within ?? 1) && after.to_act === study.seat)) {
                this.#line = line;
                this.study = after;
                this.remark = null;
                if (right) this.#finish();
            } else {
                if (this.#made > 1) await this.#rewind();
                this.#made = 0;
                this.#wrong(this.#hintFor(move));
            }
        });
        this.#judging = false;
    }

    /** Go back to where the step began. */
    async #rewind(): Promise<void> {
        this.#line = this.#line.slice(0, this.#line.length - this.#made + 1);
        this.study = { ...(await this.#ask(this.#line)), motions: [] };
    }

    #hintFor(move: string): string {
        const key = Object.entries(this.step.hints ?? {}).find(([, pattern]) => new RegExp(pattern).test(move))?.[0];
        return (key !== undefined && this.said.hints?.[key]) || this.said.hint;
    }

    #wrong(text: string): void {
        this.tries += 1;
        this.remark = { kind: 'hint', text };
    }

    /** Something was tried that a rule forbids. */
    refuse(
        { piece, cell }: { piece: string; cell: string },
        { message, rule }: Pick<Refused, 'message' | 'rule'>,
    ): void {
        if (this.done) return;
        const wanted = this.step.refused;
        this.tries += 1;
        this.remark = { kind: 'refused', text: message, rule };
        if (wanted && piece === wanted.piece && wanted.cells.includes(cell) && rule === wanted.rule)
            this.#finish(message);
    }

    /** An answer was chosen. */
    async answer(key: string): Promise<void> {
        await this.#pending;
        if (this.done) return;
        if (key === this.step.answer) {
            this.#finish();
            if (this.step.shows) await this.#show(this.step.shows);
        } else {
            this.struck = [...this.struck, key];
            this.#wrong(this.said.hint);
        }
    }

    /** A cell was chosen. */
    point(cell: string): void {
        const { point } = this.step;
        if (!point || this.done) return;
        if (point.cells.includes(cell)) this.#finish();
        else this.#wrong(this.said.hint);
    }

    /** Show how it is done. */
    async showMe(): Promise<void> {
        const { step } = this;
        if (this.done || this.busy) return;
        if (step.answer !== undefined) await this.answer(step.answer);
        else if (step.point) this.#finish();
        else if (step.refused) await this.#showRefusal(step.refused.piece, step.refused.cells[0] ?? '');
        else {
            this.#line = this.#line.slice(0, this.#line.length - this.#made);
            await this.#show(step.solution ?? []);
            if (!this.failed) this.#finish();
        }
    }

    async #showRefusal(piece: string, cell: string): Promise<void> {
        await this.#work(async () => {
            const verdict = await this.around.server.studyWhy(this.game, {
                ...this.#question(this.#line),
                piece,
                cell,
            });
            this.refuse({ piece, cell }, verdict);
        });
    }

    /** Praise, after the verdict of the rules if there is one. */
    #finish(verdict = ''): void {
        this.done = true;
        this.remark = { kind: 'done', text: this.said.done, verdict };
        this.around.progress.reach(this.game, this.lesson, this.index + 1);
    }
}
