/** Opening a study: what an address or a match begins with, before anything is tried. */
import type { api, Study } from '../api';
import { Problem } from '../transport';
import type { Move, Snapshot } from '../wire';
import type { asking } from './asking';
import { grown, lineThrough, mainLine, nodeOf, pathTo, planted, ROOT, type Step, type Tree } from './moves/tree';
import type { Address } from './sharing/address';

/** What has to be asked. */
export type Server = Pick<typeof api, 'study' | 'moves'> & Pick<typeof asking, 'recordOf'>;

export interface Opening {
    /** The text of the start; empty where it is not to be known. */
    start: string;
    seats: number;
    edition: string;
    tree: Tree;
    /** The node that is looked at first. */
    at: number;
    /** The nodes that came with a match. */
    given: readonly number[];
    /** A match that goes on and in which something is hidden. */
    limited: boolean;
}

const NOT_OVER = 'match/not-over';

/** Begin with a position, or the start of an edition, and play the moves of the address. */
export async function openFree(game: string, address: Address, server: Server): Promise<Opening> {
    const { position, edition, seats, moves, ply } = address;
    const asked = position ? { position } : { ...(edition ? { edition } : {}), ...(seats ? { seats } : {}) };
    const [first, last] = await Promise.all([
        server.study(game, { ...asked, moves: [], draw: false }),
        server.study(game, { ...asked, moves }),
    ]);
    const tree = planted(stepsOf(last));
    return { ...begun(first, position || first.position, tree), at: placeOf(tree, ply), given: [] };
}

/** Begin with a match, and with the branch of the address; one that goes on is only looked at. */
export async function openMatch(game: string, match: Snapshot, address: Address, server: Server): Promise<Opening> {
    const record = await server.recordOf(match.match).catch((error: unknown) => {
        if (error instanceof Problem && error.code === NOT_OVER) return null;
        throw error;
    });
    const tree = planted(
        record
            ? record.plies.map(([seat, move]) => ({ seat, move }))
            : (await allMoves(match, server)).map(({ seat, text }) => ({ seat, move: text })),
    );
    const given = [...tree.nodes.keys()];
    const at = placeOf(tree, address.ply);
    if (record === null) {
        const { seats, edition } = match.settings;
        return { start: '', seats, edition, tree, at, given, limited: true };
    }
    const first = await server.study(game, { position: record.start, moves: [], draw: false });
    const opened = { ...begun(first, record.start, tree), at, given };
    if (address.from === null || address.moves.length === 0) return opened;
    return { ...opened, ...(await branched(game, opened, address.from, address, server)) };
}

/** All moves of a match, page by page. */
async function allMoves({ match, moves, skipped = 0 }: Snapshot, server: Server): Promise<readonly Move[]> {
    if (skipped === 0) return moves;
    const page = await server.moves(match, skipped);
    return [...(await allMoves({ match, moves: page.moves, skipped: page.skipped } as Snapshot, server)), ...moves];
}

function begun({ seats, edition }: Study, start: string, tree: Tree): Omit<Opening, 'at' | 'given'> {
    return { start, seats, edition, tree, limited: false };
}

/** Play the moves of the address after a ply of the match. */
async function branched(
    game: string,
    { start, tree: trunk }: Opening,
    after: number,
    { moves, ply }: Address,
    server: Server,
): Promise<Pick<Opening, 'tree' | 'at'>> {
    const from = placeOf(trunk, after);
    const before = pathTo(trunk, from).map(({ move }) => move);
    const last = await server.study(game, { position: start, moves: [...before, ...moves] });
    const { tree, end } = grown(trunk, from, stepsOf(last).slice(nodeOf(trunk, from).ply));
    return { tree, at: ply === null ? end : (lineThrough(tree, end)[ply - 1]?.id ?? end) };
}

/** The node of the main line after so many plies; the last for null. */
function placeOf(tree: Tree, ply: number | null): number {
    const line = mainLine(tree);
    return (ply === 0 ? ROOT : line[Math.min(ply ?? line.length, line.length) - 1]?.id) ?? ROOT;
}

/** The moves of a position with who made them. */
export function stepsOf({ moves, movers }: Study): Step[] {
    return moves.map((move, index) => ({ move, seat: movers[index] ?? 0 }));
}
