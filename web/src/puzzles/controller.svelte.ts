/** The state of the page of one puzzle: the puzzle being solved, the way to the next one, and what keys do. */
import type { Annotation } from '../board';
import { lookOf } from '../games';
import { words } from '../i18n/index.svelte';
import { session as visit, type Memory } from '../storage';
import { Copying } from '../ui/copying.svelte';
import type { PuzzleLine } from './api';
import { hintMarks, refutation } from './marks';
import { isSolved, nextUnsolved, wantedIn } from './progress';
import { BROWSER, PuzzleSession, type Around } from './session.svelte';

export class SolveController {
    readonly session: PuzzleSession;
    /** All puzzles of the game. */
    lines: readonly PuzzleLine[] = $state.raw([]);
    /** Whether the board is seen from the other side. */
    turned = $state(false);
    /** Whether the board is there, or will not come. */
    drawn = $state(false);

    constructor(
        readonly game: string,
        readonly number: number,
        private readonly around: Around = BROWSER,
        private readonly memory: Memory = visit,
        readonly copying: Copying = new Copying(),
    ) {
        this.session = new PuzzleSession(game, number, around);
        void this.#list();
    }

    async #list(): Promise<void> {
        this.lines = await this.around.server.all(this.game).catch(() => []);
    }

    /** Degrees by which the board is turned: it is seen from the side that is to solve the puzzle. */
    readonly turn = $derived.by(() =>
        (lookOf(this.game).turned && this.session.puzzle?.seat === 2) !== this.turned ? 180 : 0,
    );
    /** The next puzzle that is wanted and not solved. */
    readonly next = $derived.by(() =>
        nextUnsolved(this.lines, this.session.progress, this.number, wantedIn(this.game, this.memory)),
    );
    readonly solved = $derived.by(
        () => this.lines.filter(({ number }) => isSolved(this.session.progress, number)).length,
    );
    /** What is asked. */
    readonly task = $derived.by(() => {
        const { puzzle } = this.session;
        const t = words.t.puzzles;
        if (!puzzle) return '';
        return puzzle.moves === 1 ? t.taskOne(puzzle.side) : t.task(puzzle.side, puzzle.moves);
    });
    /** The hint, as far as it is shown. */
    readonly hinted = $derived.by(() => (this.session.hints > 0 ? this.session.hint : null));
    /** Where stands what the hint is about; empty beside the board. */
    readonly standing = $derived.by(
        () => this.session.study?.scene.pieces.find(({ id }) => id === this.hinted?.piece)?.cell ?? '',
    );
    readonly arrows: Annotation[] = $derived.by(() => {
        const { hints, phase, verdict, study } = this.session;
        const refuted = phase === 'refuted' && verdict?.reply ? study?.motions.flat() : [];
        return [...hintMarks(this.hinted, this.standing, hints), ...refutation(refuted ?? [])];
    });
    /** What is to be heard; null for nothing. */
    readonly heard = $derived.by(() => {
        const { phase, verdict } = this.session;
        if (phase === 'solved') return 'over';
        if (phase === 'refuted') return 'refused';
        return phase === 'ask' && verdict ? 'move' : null;
    });

    flip(): void {
        this.turned = !this.turned;
    }

    /** Do what a key asks for. */
    key(key: string): void {
        const { session } = this;
        if (key === 'f' || key === 'F') this.flip();
        else if (session.phase === 'shown' && key === '[') void session.goTo(session.step - 1);
        else if (session.phase === 'shown' && key === ']') void session.goTo(session.step + 1);
    }
}
