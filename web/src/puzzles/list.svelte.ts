/** The puzzles of a game: what is solved, which are looked for, and which is next. */
import { unique } from '../cache';
import { local, session, type Memory } from '../storage';
import { puzzleApi, type PuzzleLine } from './api';
import { fits, isSolved, nextUnsolved, progressOf, want, wantedIn, type Progress, type Wanted } from './progress';

/** Puzzles of one difficulty. */
export interface Grade {
    grade: number;
    lines: readonly PuzzleLine[];
    solved: number;
}

export class PuzzleList {
    /** All puzzles; null until they have come. */
    lines: readonly PuzzleLine[] | null = $state.raw(null);
    failed = $state(false);
    wanted: Wanted = $state.raw({ grade: null, theme: null });
    readonly progress: Progress;

    constructor(
        readonly game: string,
        server: Pick<typeof puzzleApi, 'all'> = puzzleApi,
        memory: Memory = local,
        private readonly visit: Memory = session,
    ) {
        this.progress = progressOf(game, memory);
        this.wanted = wantedIn(game, visit);
        server.all(game).then(
            (found) => (this.lines = found),
            () => (this.failed = true),
        );
    }

    get all(): readonly PuzzleLine[] {
        return this.lines ?? [];
    }

    readonly grades = $derived.by(() => unique(this.all.map(({ grade }) => grade)));
    readonly themes = $derived.by(() => unique(this.all.map(({ theme }) => theme)));
    readonly solved = $derived.by(() => this.#solvedOf(this.all));
    readonly next = $derived.by(() => nextUnsolved(this.all, this.progress, 0, this.wanted));
    /** The puzzles that are looked for, by difficulty. */
    readonly shown: readonly Grade[] = $derived.by(() => {
        const chosen = this.all.filter((line) => fits(line, this.wanted));
        return this.grades
            .map((grade) => {
                const lines = chosen.filter((line) => line.grade === grade);
                return { grade, lines, solved: this.#solvedOf(lines) };
            })
            .filter(({ lines }) => lines.length > 0);
    });

    #solvedOf(lines: readonly PuzzleLine[]): number {
        return lines.filter(({ number }) => isSolved(this.progress, number)).length;
    }

    /** Look for other puzzles. */
    choose(change: Partial<Wanted>): void {
        this.wanted = { ...this.wanted, ...change };
        want(this.game, this.wanted, this.visit);
    }
}
