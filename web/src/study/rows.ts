/** The list of moves as rows: a turn for each side beside each other where two sides take turns, else one below the other. */
import type { Listed, Node } from './tree';

export interface Turn {
  seat: number;
  nodes: Node[];
}

export interface MoveRow {
  kind: 'moves';
  /** 0 for what only chance does. */
  number: number;
  /** One turn, or two: where the first is missing, the row goes on after a branch. */
  turns: (Turn | null)[];
}

export interface BranchRow {
  kind: 'branches';
  branches: readonly (readonly Listed[])[];
}

export type Row = MoveRow | BranchRow;

/** The rows of a line; `paired` puts the turns of two sides beside each other. */
export function rowsOf(items: readonly Listed[], paired: boolean): Row[] {
  const rows: Row[] = [];
  let number = 0;
  let turn: Turn | null = null;
  let row: MoveRow | null = null;
  for (const item of items) {
    if ('branches' in item) {
      rows.push({ kind: 'branches', branches: item.branches });
      row = null;
    } else if (turn && row && sameTurn(turn, item)) turn.nodes.push(item);
    else {
      const goesOn: boolean = turn !== null && sameTurn(turn, item);
      const second: boolean = paired && number > 0 && (goesOn ? (lastRow(rows)?.turns.length ?? 0) > 1 : !secondSeat(rows) && item.seat !== turn?.seat);
      turn = { seat: item.seat, nodes: [item] };
      if (second && row) row.turns.push(turn);
      else {
        const chance = !paired && item.seat < 1;
        if (!second && !goesOn && !chance) number += 1;
        row = { kind: 'moves', number: chance ? 0 : number, turns: second ? [null, turn] : [turn] };
        rows.push(row);
      }
    }
  }
  return rows;
}

/** A turn is what one seat does in a row; what chance does belongs to nobody's. */
const sameTurn = (turn: Turn, node: Node): boolean => turn.seat === node.seat;

const lastRow = (rows: readonly Row[]): MoveRow | undefined => rows.findLast((row): row is MoveRow => row.kind === 'moves');

/** Whether the second side has had its turn in the last row. */
const secondSeat = (rows: readonly Row[]): boolean => (lastRow(rows)?.turns.length ?? 0) > 1;
