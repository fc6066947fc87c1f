/**
 * A game with its branches: moves that follow each other, at each place any number of them; the first is the main one.
 * Trees never change.
 */

export interface Node {
    readonly id: number;
    /** Null for the start, which has no move. */
    readonly parent: number | null;
    readonly move: string;
    /** Who made the move: a seat, or less than one for chance. */
    readonly seat: number;
    readonly ply: number;
    /** The turn it belongs to, counted from 1: what one seat does in a row, with the draws of chance in between. */
    readonly turn: number;
    /** What was played next, the main continuation first. */
    readonly next: readonly number[];
}

export interface Tree {
    readonly nodes: ReadonlyMap<number, Node>;
    /** The next free id. */
    readonly free: number;
}

export interface Step {
    move: string;
    seat: number;
}

/** The id of the start. */
export const ROOT = 0;

/** A tree with one line. */
export function planted(line: readonly Step[] = []): Tree {
    const root: Node = { id: ROOT, parent: null, move: '', seat: 0, ply: 0, turn: 0, next: [] };
    return grown({ nodes: new Map([[ROOT, root]]), free: 1 }, ROOT, line).tree;
}

export function nodeOf(tree: Tree, id: number): Node {
    const found = tree.nodes.get(id);
    if (!found) throw new Error(`there is no node ${id} in a tree of ${tree.nodes.size}`);
    return found;
}

/** Play moves after a node: along branches that are there already, then a new branch; returns where it ends. */
export function grown(tree: Tree, at: number, line: readonly Step[]): { tree: Tree; end: number } {
    const nodes = new Map(tree.nodes);
    let free = tree.free;
    let here = nodeOf(tree, at);
    let actor = pathTo(tree, at).findLast((node) => node.seat > 0)?.seat;
    for (const { move, seat } of line) {
        const known = here.next.map((id) => nodes.get(id)).find((node) => node?.move === move);
        if (known) {
            here = known;
            if (known.seat > 0) actor = known.seat;
            continue;
        }
        const goesOn = seat < 1 || seat === actor;
        const node: Node = {
            id: free,
            parent: here.id,
            move,
            seat,
            ply: here.ply + 1,
            turn: here.turn + (goesOn ? 0 : 1),
            next: [],
        };
        nodes.set(here.id, { ...here, next: [...here.next, node.id] });
        nodes.set(node.id, node);
        free += 1;
        here = node;
        if (seat > 0) actor = seat;
    }
    return { tree: free === tree.free ? tree : { nodes, free }, end: here.id };
}

/** The nodes from the first move to a node. */
export function pathTo(tree: Tree, id: number): Node[] {
    const path: Node[] = [];
    for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.push(node);
    return path.reverse();
}

/** Which time a move is made in its turn, counted from 1: equal ones have to be told apart. */
export function timeOf(tree: Tree, { turn, move, parent }: Node): number {
    let time = 1;
    for (
        let one = tree.nodes.get(parent ?? ROOT);
        one?.turn === turn && one.parent !== null;
        one = tree.nodes.get(one.parent)
    )
        if (one.move === move) time += 1;
    return time;
}

/** The line that a node is in: what led to it, and the main continuation after it. */
export function lineThrough(tree: Tree, id: number): Node[] {
    return [...pathTo(tree, id), ...after(tree, id)];
}

/** The main continuation after a node. */
function after(tree: Tree, id: number): Node[] {
    const line: Node[] = [];
    for (let [next] = nodeOf(tree, id).next; next !== undefined; [next] = nodeOf(tree, next).next)
        line.push(nodeOf(tree, next));
    return line;
}

/** The main line from the start. */
export function mainLine(tree: Tree): Node[] {
    return after(tree, ROOT);
}

/** Whether a node is in the main line. */
export function isMain(tree: Tree, id: number): boolean {
    return pathTo(tree, id).every(({ id: each, parent }) => parent === null || nodeOf(tree, parent).next[0] === each);
}

/** The place at which a node's line leaves a better one; null in the main line. */
export function branching(tree: Tree, id: number): Node | null {
    return (
        pathTo(tree, id).findLast((node) => node.parent !== null && nodeOf(tree, node.parent).next[0] !== node.id) ??
        null
    );
}

/** Make the branch in which a node is the main continuation at the place where it begins. */
export function promoted(tree: Tree, id: number): Tree {
    const first = branching(tree, id);
    if (!first || first.parent === null) return tree;
    const parent = nodeOf(tree, first.parent);
    const next = [first.id, ...parent.next.filter((each) => each !== first.id)];
    return { ...tree, nodes: new Map(tree.nodes).set(parent.id, { ...parent, next }) };
}

/** Cut a node off with everything after it; returns where it was attached. The start stays. */
export function pruned(tree: Tree, id: number): { tree: Tree; at: number } {
    const node = nodeOf(tree, id);
    if (node.parent === null) return { tree, at: ROOT };
    const nodes = new Map(tree.nodes);
    const parent = nodeOf(tree, node.parent);
    nodes.set(parent.id, { ...parent, next: parent.next.filter((each) => each !== id) });
    const gone = [id];
    for (let one = gone.pop(); one !== undefined; one = gone.pop()) {
        gone.push(...nodeOf(tree, one).next);
        nodes.delete(one);
    }
    return { tree: { ...tree, nodes }, at: parent.id };
}

/** What stands in a list of moves: a move, or the branches that could have been played in place of it. */
export type Listed = Node | { readonly branches: readonly (readonly Listed[])[] };

/**
 * The moves after a node as they are listed: after each move the branches in its place, each listed in the same way.
 */
export function listed(tree: Tree, start: number = ROOT): Listed[] {
    const found: Listed[] = [];
    let here = nodeOf(tree, start);
    while (here.next.length > 0) {
        const [main, ...others] = here.next.map((id) => nodeOf(tree, id));
        if (!main) break;
        found.push(main);
        if (others.length > 0) found.push({ branches: others.map((other) => [other, ...listed(tree, other.id)]) });
        here = main;
    }
    return found;
}
