/** Whether a move has reached what a step asks for, judged from the answers of the study door. */
import type { Study } from '../api';
import { textsOf } from '../offers';
import type { Scene } from '../wire';
import type { Goal } from './types';

/** What is known about a move; `look` asks for the position after one more, with the eyes of whoever is to act. */
export interface Made {
    before: Study;
    move: string;
    after: Study;
    look: (reply: string | null) => Promise<Study>;
}

export async function reached(goal: Goal, made: Made): Promise<boolean> {
    const { before, move, after } = made;
    if (goal.play !== undefined && !new RegExp(goal.play).test(move)) return false;
    if (goal.text !== undefined && !new RegExp(goal.text).test(after.position)) return false;
    if (goal.on !== undefined && !Object.entries(goal.on).every(([cell, what]) => stands(after.scene, cell, what)))
        return false;
    if (goal.off !== undefined && count(after.scene, goal.off) >= count(before.scene, goal.off)) return false;
    if (goal.wins !== undefined && !after.outcome?.winners.includes(goal.wins)) return false;
    if (goal.prevents !== undefined && (await replies(made, goal.prevents)).length > 0) return false;
    return goal.safe === undefined || (await isSafe(made, goal.safe));
}

/** The moves of whoever is to act that fit a pattern. */
async function replies({ look }: Made, pattern: string): Promise<string[]> {
    const fits = new RegExp(pattern);
    return textsOf((await look(null)).offers).filter((text) => fits.test(text));
}

async function isSafe(made: Made, pattern: string): Promise<boolean> {
    for (const reply of await replies(made, pattern)) {
        const { outcome } = await made.look(reply);
        if (outcome && !outcome.winners.includes(made.before.seat)) return false;
    }
    return true;
}

function stands(scene: Scene, cell: string, what: string): boolean {
    const [kind = '', facing] = what.split(':');
    const found = scene.pieces.filter((piece) => piece.cell === cell);
    if (kind === '') return found.length === 0;
    return found.some((piece) => piece.kind === kind && (facing === undefined || piece.facing === Number(facing)));
}

function count(scene: Scene, kind: string): number {
    return scene.pieces.filter((piece) => piece.kind === kind).length;
}
