/** Putting a move together from what is offered: something is taken up, put down, and looks some way then. */
import { nearest } from '../view/layout';
import type { Gesture, Offers, Option } from '../types';

/** What can be taken up, by its id; where it can go, by cell (an empty id is beside the board); the moves there. */
export type Choices = ReadonlyMap<string, ReadonlyMap<string, readonly Option[]>>;

export function choicesOf(offers: Offers | null | undefined): Choices {
    const choices = new Map<string, Map<string, Option[]>>();
    for (const { piece, to } of offers?.grips ?? []) {
        const cells = choices.get(piece) ?? new Map<string, Option[]>();
        choices.set(piece, cells);
        for (const [cell, text, endings] of to) {
            const options = (offers?.endings?.[endings] ?? []).map(([end, facing]): Option => {
                const note = offers?.notes?.[text + end];
                return { text: text + end, facing, ...(note ? { note } : {}) };
            });
            cells.set(cell, [...(cells.get(cell) ?? []), ...options]);
        }
    }
    return choices;
}

/** How far a person has come: nothing, a thing taken up, or one put down whose move is not clear yet. */
export interface Draft {
    piece: string | null;
    cell: string | null;
    /** The facing that is shown while one is being chosen. */
    facing: number | null;
}

export const NOTHING: Draft = { piece: null, cell: null, facing: null };

/** What a choice leads to: a draft to go on with, a move, or an attempt that no offer answers. */
export type Step =
    | { kind: 'draft'; draft: Draft }
    | { kind: 'move'; move: string; gesture: Gesture }
    | { kind: 'refused'; gesture: Gesture; draft: Draft };

function draft(piece: string | null, cell: string | null = null, facing: number | null = null): Step {
    return { kind: 'draft', draft: { piece, cell, facing } };
}

export function optionsAt(choices: Choices, piece: string | null, cell: string | null): readonly Option[] {
    return (piece !== null && cell !== null && choices.get(piece)?.get(cell)) || [];
}

/** The cells to which what was taken up can go; none once it was put somewhere. */
export function targetsOf(choices: Choices, { piece, cell }: Draft): ReadonlySet<string> {
    return new Set(piece === null || cell !== null ? [] : choices.get(piece)?.keys());
}

/** The facings among which a draft has still to choose. */
export function facingsOf(options: readonly Option[]): number[] {
    const facings = options.flatMap(({ facing }) => (facing === null ? [] : [facing]));
    return [...new Set(facings)].sort((one, other) => one - other);
}

/** Take something up; what cannot be taken up lets go of what was. */
export function take(choices: Choices, piece: string | null): Step {
    return draft(piece !== null && choices.has(piece) ? piece : null);
}

/** Put what was taken up on a cell; `wish` is the facing that a person shows by dragging or keys. */
export function put(choices: Choices, piece: string, cell: string, wish: number | null, now: number | null): Step {
    const options = optionsAt(choices, piece, cell);
    const gesture = { piece, cell, facing: wish };
    if (options.length === 0) return { kind: 'refused', gesture, draft: NOTHING };
    const [only] = options;
    if (options.length === 1 && only)
        return { kind: 'move', move: only.text, gesture: { ...gesture, facing: only.facing } };
    const facings = facingsOf(options);
    const shown = wish ?? now;
    return draft(piece, cell, shown === null ? (facings[0] ?? null) : nearest(shown, facings));
}

/** Choose a facing for a draft; several moves with the same facing are left to be told apart by name. */
export function face(choices: Choices, { piece, cell }: Draft, facing: number): Step | readonly Option[] {
    const fitting = optionsAt(choices, piece, cell).filter((option) => option.facing === facing);
    const [only] = fitting;
    if (piece === null || cell === null || !only) return draft(piece, cell, facing);
    return fitting.length === 1 ? { kind: 'move', move: only.text, gesture: { piece, cell, facing } } : fitting;
}

/** The next of some facings, in ascending order, from the one shown, clockwise or against it. */
export function rotated(facings: readonly number[], shown: number | null, by: 1 | -1): number | null {
    if (shown === null) return facings[0] ?? null;
    const now = ((shown % 360) + 360) % 360;
    if (by > 0) return facings.find((facing) => facing > now) ?? facings[0] ?? null;
    return facings.findLast((facing) => facing < now) ?? facings.at(-1) ?? null;
}

/** What a tap on a cell means, given what stands there and what has been taken up. */
export function tap(choices: Choices, now: Draft, cell: string, standing: string | null, facing: number | null): Step {
    if (now.piece !== null) {
        const options = optionsAt(choices, now.piece, cell);
        const again = standing === now.piece;
        if (options.length > 0) return put(choices, now.piece, cell, null, facing);
        if (again) return draft(null);
        if (standing !== null && choices.has(standing)) return chosen(choices, standing);
        return { kind: 'refused', gesture: { piece: now.piece, cell, facing: null }, draft: NOTHING };
    }
    if (standing !== null && choices.has(standing)) return chosen(choices, standing);
    const beside = wayIn(choices, cell);
    return beside === null ? draft(null) : put(choices, beside, cell, null, facing);
}

/** Take a piece up; one that can only be chosen, and goes nowhere, is chosen at once. */
function chosen(choices: Choices, piece: string): Step {
    const to = choices.get(piece);
    return to?.size === 1 && to.has('') ? put(choices, piece, '', null, null) : draft(piece);
}

/** The one thing that can come to a cell, if there is just one: a reserve needs no tap of its own then. */
function wayIn(choices: Choices, cell: string): string | null {
    const able = [...choices].filter(([, cells]) => cells.has(cell)).map(([piece]) => piece);
    return able.length === 1 ? (able[0] ?? null) : null;
}
