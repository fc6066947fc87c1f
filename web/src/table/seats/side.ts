/**
 * Partners share a side: points, prisoners and animals to place are the side's, and its number is that of its first
 * seat.
 */
import type { Scene, Snapshot } from '../../wire';

/** How many sides there are: points are counted for each. */
export function sidesOf(scene: Pick<Scene, 'tracks'>, seats: number): number {
    return scene.tracks?.find(({ kind }) => kind === 'score')?.values.length || seats;
}

export const sideOf = (seat: number, sides: number): number => ((seat - 1) % sides) + 1;

/** The seat beside which the things of a side lie: one of the viewer's own, else the first. */
export function keeperOf(side: number, sides: number, { own }: Pick<Snapshot, 'own'>): number {
    return own.find((seat) => sideOf(seat, sides) === side) ?? side;
}
