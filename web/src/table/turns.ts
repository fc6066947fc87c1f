/** Moves by turn: a turn is what one seat does in a row; draws of chance belong to the turn they happen in. */
import type { Move } from '../wire';

export interface Turn {
  seat: number;
  /** The ply of its first move, by which it is told apart. */
  first: number;
  moves: { ply: number; text: string }[];
}

export function turnsOf(moves: readonly Move[]): Turn[] {
  const turns: Turn[] = [];
  moves.forEach(({ seat, text }, index) => {
    const ply = index + 1;
    const last = turns.at(-1);
    if (last && (seat < 1 || seat === last.seat)) last.moves.push({ ply, text });
    else turns.push({ seat, first: ply, moves: [{ ply, text }] });
  });
  return turns;
}
