/** Which level somebody last played against, by game. */
import { local, type Memory } from '../storage';

const KEY = 'menagerie.levels';
const USUAL = 2;

function all(memory: Memory): Record<string, string> {
    try {
        const found: unknown = JSON.parse(memory.getItem(KEY) ?? '{}');
        return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
    } catch {
        return {};
    }
}

/** The level of last time, or a gentle one. */
export function remembered(game: string, levels: readonly string[], memory: Memory = local): string {
    const known = all(memory)[game];
    return known !== undefined && levels.includes(known) ? known : (levels[Math.min(USUAL, levels.length) - 1] ?? '');
}

export function remember(game: string, level: string, memory: Memory = local): void {
    memory.setItem(KEY, JSON.stringify({ ...all(memory), [game]: level }));
}
