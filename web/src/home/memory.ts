/** Which level somebody last played against, by game. */

const KEY = 'menagerie.levels';
const USUAL = 2;

function all(): Record<string, string> {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
        return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
    } catch {
        return {};
    }
}

/** The level of last time, or a gentle one. */
export function remembered(game: string, levels: readonly string[]): string {
    const known = all()[game];
    return known !== undefined && levels.includes(known) ? known : (levels[Math.min(USUAL, levels.length) - 1] ?? '');
}

export function remember(game: string, level: string): void {
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: level }));
    } catch {
        // A browser that remembers nothing still plays.
    }
}
