/**
 * What somebody has solved, kept in the browser: by game and number, with the streak of those solved at the first try.
 */
import { local, session, type Memory } from '../storage';
import type { PuzzleLine } from './api';

/** `clean`: at the first try and without help; `helped`: solved otherwise; `seen`: the solution was shown. */
export type Mark = 'clean' | 'helped' | 'seen';

export interface Progress {
    marks: Readonly<Record<number, Mark>>;
    /** How many in a row were solved at the first try. */
    streak: number;
    best: number;
}

export interface Wanted {
    grade: number | null;
    theme: string | null;
}

const KEY = 'menagerie.puzzles';
const MARKS: readonly string[] = ['clean', 'helped', 'seen'];
const NOTHING: Progress = { marks: {}, streak: 0, best: 0 };

function count(value: unknown): number {
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
}

/** Read what was kept; whatever does not fit is left out. */
export function read(text: string | null): Record<string, Progress> {
    try {
        const found: unknown = JSON.parse(text ?? '{}');
        if (typeof found !== 'object' || found === null) return {};
        return Object.fromEntries(
            Object.entries(found as Record<string, Partial<Progress> | null>).map(([game, kept]) => {
                const marks = Object.entries(kept?.marks ?? {}).filter(
                    ([number, mark]) => /^\d+$/.test(number) && MARKS.includes(mark),
                );
                return [
                    game,
                    { marks: Object.fromEntries(marks), streak: count(kept?.streak), best: count(kept?.best) },
                ];
            }),
        );
    } catch {
        return {};
    }
}

/**
 * What becomes of it when a puzzle is solved or given up; what was solved stays solved, and only the first time
 * counts.
 */
export function noted(before: Progress, number: number, mark: Mark): Progress {
    const old = before.marks[number];
    if (old === 'clean' || old === mark) return before;
    const first = old === undefined;
    const streak = !first ? before.streak : mark === 'clean' ? before.streak + 1 : 0;
    const kept = first ? mark : mark === 'seen' ? old : 'helped';
    return { marks: { ...before.marks, [number]: kept }, streak, best: Math.max(before.best, streak) };
}

export function isSolved(progress: Progress, number: number): boolean {
    const mark = progress.marks[number];
    return mark === 'clean' || mark === 'helped';
}

export function fits(line: PuzzleLine, wanted: Wanted): boolean {
    return (
        (wanted.grade === null || line.grade === wanted.grade) && (wanted.theme === null || line.theme === wanted.theme)
    );
}

/** The next puzzle after a number that is not solved yet, from the beginning again after the last; null if all are. */
export function nextUnsolved(
    lines: readonly PuzzleLine[],
    progress: Progress,
    after: number,
    wanted: Wanted,
): number | null {
    const open = lines.filter(
        (line) => line.number !== after && fits(line, wanted) && !isSolved(progress, line.number),
    );
    return (open.find(({ number }) => number > after) ?? open[0])?.number ?? null;
}

// The browser

export function progressOf(game: string, memory: Memory = local): Progress {
    return read(memory.getItem(KEY))[game] ?? NOTHING;
}

/** Note that a puzzle was solved or given up, and return where that leads. */
export function note(game: string, number: number, mark: Mark, memory: Memory = local): Progress {
    const kept = read(memory.getItem(KEY));
    const now = noted(kept[game] ?? NOTHING, number, mark);
    memory.setItem(KEY, JSON.stringify({ ...kept, [game]: now }));
    return now;
}

const CHOICE = 'menagerie.puzzles.wanted';

function choices(memory: Memory): Record<string, Partial<Wanted> | null | undefined> {
    try {
        return (JSON.parse(memory.getItem(CHOICE) ?? '{}') ?? {}) as ReturnType<typeof choices>;
    } catch {
        return {};
    }
}

/** Which puzzles of a game somebody looks for. */
export function wantedIn(game: string, memory: Memory = session): Wanted {
    const found = choices(memory)[game];
    return {
        grade: typeof found?.grade === 'number' ? found.grade : null,
        theme: typeof found?.theme === 'string' ? found.theme : null,
    };
}

export function want(game: string, wanted: Wanted, memory: Memory = session): void {
    memory.setItem(CHOICE, JSON.stringify({ ...choices(memory), [game]: wanted }));
}
