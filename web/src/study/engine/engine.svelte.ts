/** The engine beside a board: thinks about the position that is looked at, and stops when another is. */
import { local, type Memory } from '../../storage';
import { pause, type Pause } from '../../time';
import { Problem } from '../../transport';
import { asking, type Asked, type Thought } from '../asking';

/** Seconds for one position. */
const SECONDS = 10;
/** Milliseconds before it begins, so that whoever steps through a game leaves no trail of searches. */
const PAUSE = 250;
/** How often, and after how many milliseconds, it asks again while its last search has not ended yet. */
const TRIES = 12;
const AGAIN = 700;
const BUSY = 'analysis/busy';

const KEPT = 'menagerie.engine';

export class Engine {
    on = $state(false);
    /** How many lines are told. */
    lines = $state(3);
    thought: Thought | null = $state.raw(null);
    thinking = $state(false);
    /** Why nothing is told, in words of the server; empty for no reason. */
    problem = $state('');
    #stop: AbortController | null = null;

    constructor(
        private readonly server: Pick<typeof asking, 'think'> = asking,
        private readonly memory: Memory = local,
        private readonly wait: Pause = pause,
    ) {
        const kept = Number(memory.getItem(KEPT) ?? '');
        if (kept >= 1 && kept <= 5) this.lines = kept;
    }

    /** Show so many lines from now on. */
    show(lines: number): void {
        this.lines = lines;
        this.memory.setItem(KEPT, String(lines));
    }

    /** Think about a position from now on; about none where nobody is to act. */
    look(game: string, asked: Asked | null, lines: number): void {
        this.rest();
        this.thought = null;
        this.problem = '';
        if (!asked) return;
        const stop = new AbortController();
        this.#stop = stop;
        this.thinking = true;
        void this.#think(game, asked, lines, stop.signal);
    }

    /** Stop thinking. */
    rest(): void {
        this.#stop?.abort();
        this.#stop = null;
        this.thinking = false;
    }

    async #think(game: string, asked: Asked, lines: number, signal: AbortSignal): Promise<void> {
        await this.wait(PAUSE, signal);
        for (let attempt = 1; !signal.aborted; attempt++) {
            try {
                await this.server.think(game, asked, lines, SECONDS, signal, (thought) => this.#hear(thought));
                break;
            } catch (error) {
                if (signal.aborted) return;
                if (!(error instanceof Problem && error.code === BUSY && attempt < TRIES)) {
                    this.problem = error instanceof Problem ? error.message || error.code : String(error);
                    break;
                }
                await this.wait(AGAIN, signal);
            }
        }
        if (!signal.aborted) this.thinking = false;
    }

    #hear(thought: Thought): void {
        if (thought.code) this.problem = thought.message || thought.code;
        else this.thought = thought;
    }
}
