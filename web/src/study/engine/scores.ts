/** How good a position is, in words and as a share: what the engine says, from a seat's point of view. */

export type Standing =
    'lost' | 'losing' | 'worse' | 'slightlyWorse' | 'even' | 'slightlyBetter' | 'better' | 'winning' | 'won';

const BOUNDS: readonly (readonly [least: number, standing: Standing])[] = [
    [0.9, 'winning'],
    [0.72, 'better'],
    [0.57, 'slightlyBetter'],
    [0.43, 'even'],
    [0.28, 'slightlyWorse'],
    [0.1, 'worse'],
    [0, 'losing'],
];

/** The chance that a winning chance among several players would be between two. */
export function betweenTwo(chance: number, seats: number): number {
    if (chance <= 0 || chance >= 1 || seats <= 2) return Math.min(1, Math.max(0, chance));
    const odds = (chance / (1 - chance)) * (seats - 1);
    return odds / (1 + odds);
}

/** Where a seat stands; `win` are the plies to a proven end, negative for a lost one. */
export function standing(chance: number, win: number | null, seats = 2): Standing {
    if (win !== null) return chance >= 0.5 ? 'won' : 'lost';
    const share = betweenTwo(chance, seats);
    return BOUNDS.find(([least]) => share >= least)?.[1] ?? 'losing';
}

/** Turns of one side that a number of plies takes, when sides take turns. */
export function turnsTo(win: number): number {
    return Math.max(1, Math.ceil(Math.abs(win) / 2));
}

/** A score as people write it: `+1.20`. */
export function points(score: number): string {
    const text = (Math.abs(score) / 100).toFixed(2);
    return Number(text) === 0 ? '0.00' : `${score > 0 ? '+' : '−'}${text}`;
}

/** Large numbers with a unit: `12.3 k`, `4.5 M`. */
export function count(nodes: number): string {
    if (nodes < 1000) return String(nodes);
    return nodes < 1e6 ? `${(nodes / 1e3).toFixed(nodes < 1e4 ? 1 : 0)} k` : `${(nodes / 1e6).toFixed(1)} M`;
}
