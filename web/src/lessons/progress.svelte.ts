/** How far somebody has come in each lesson: the number of steps done, remembered by this browser. */
import { local, type Memory } from '../storage';

const KEY = 'menagerie.lessons';
type Done = Record<string, Record<string, number>>;

/** Read what was remembered, leaving out whatever is not a number of steps. */
export function restored(text: string | null): Done {
    try {
        const found = Object.entries(
            (JSON.parse(text ?? '{}') ?? {}) as Record<string, Record<string, unknown> | null>,
        );
        return Object.fromEntries(
            found.map(([game, lessons]) => [
                game,
                Object.fromEntries(Object.entries(lessons ?? {}).filter(([, steps]) => Number.isInteger(steps))),
            ]),
        ) as Done;
    } catch {
        return {};
    }
}

export class Progress {
    #done: Done = $state.raw({});
    #memory: Memory;

    constructor(memory: Memory) {
        this.#memory = memory;
        this.#done = restored(memory.getItem(KEY));
    }

    /** How many steps of a lesson are done. */
    steps(game: string, lesson: string): number {
        return this.#done[game]?.[lesson] ?? 0;
    }

    /** Note that so many steps of a lesson are done; what was done once stays so. */
    reach(game: string, lesson: string, steps: number): void {
        if (steps <= this.steps(game, lesson)) return;
        this.#done = { ...this.#done, [game]: { ...this.#done[game], [lesson]: steps } };
        this.#memory.setItem(KEY, JSON.stringify(this.#done));
    }
}

export const progress = new Progress(local);
