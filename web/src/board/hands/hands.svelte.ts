/** The hands at a board: what pointer and keys do to the move that is being put together. */
import { colourOf, toggled } from './annotate';
import {
    face,
    facingsOf,
    NOTHING,
    optionsAt,
    put,
    rotated,
    take,
    tap,
    targetsOf,
    type Choices,
    type Draft,
    type Step,
} from './compose';
import { cellAt, distances, nearest } from '../view/layout';
import { ARROWS, first, neighbour } from './navigate';
import type { Annotation, Gesture, Layout, Option, Piece, XY } from '../types';
import { facingTowards, inRing, ringAround, type Ring } from './wheel';

/** What the hands look at and whom they tell. */
export interface Surroundings {
    layout: Layout;
    choices: Choices;
    /** What stands on a cell. */
    standing: (cell: string) => Piece | null;
    /** A piece on or beside the board by its id. */
    piece: (id: string) => Piece | null;
    /** The place of a pointer in units of the board, and how many units a pixel is. */
    point: (event: PointerEvent) => XY;
    pixel: () => number;
    interactive: boolean;
    /** Whether a facing that is left open counts as shown when something else is taken up, as in an editor. */
    settles: boolean;
    onmove: (move: string, gesture: Gesture) => void;
    onrefuse: (gesture: Gesture) => void;
    oncell: (cell: string) => void;
    ondraw: (change: (drawn: readonly Annotation[]) => Annotation[]) => void;
}

interface Press {
    pointer: number;
    start: XY;
    cell: string | null;
    touch: boolean;
    /** What would be dragged. */
    piece: string | null;
    right: boolean;
    /** Whether it began in the wheel of facings: only such a press chooses a facing. */
    aims: boolean;
    /** Whether a facing was shown by dragging. */
    aimed: boolean;
    /** Whether the pointer has left the place where it was pressed. */
    far: boolean;
}

/** Pixels within which a finger counts for the nearest place to go. */
const REACH = 24;
/** Cells of fewer pixels are small for a finger: a tap whose two nearest places to go are hardly apart is unclear. */
export const SMALL = 44;
const UNCLEAR = 4;

export class Hands {
    draft: Draft = $state.raw(NOTHING);
    /** Where the dragged piece is. */
    drag: XY | null = $state.raw(null);
    /** The cell with the keyboard's focus; empty before the board was entered. */
    focus = $state('');
    /** Moves that only their names tell apart. */
    options: readonly Option[] = $state.raw([]);
    /** Where a finger tapped between two places to go. */
    unclear: XY | null = $state.raw(null);
    /** Whether it is a finger that drags. */
    byFinger = $state(false);
    /** An arrow while it is drawn. */
    drawing: Annotation | null = $state.raw(null);
    #press: Press | null = null;
    /** Whether a facing was settled by taking something else up, so that the next choices come from that alone. */
    #settled = false;
    #around: () => Surroundings;

    constructor(around: () => Surroundings) {
        this.#around = around;
    }

    /** Whether a facing is being chosen. */
    get facings(): number[] {
        const { piece, cell } = this.draft;
        return cell === null ? [] : facingsOf(optionsAt(this.#around().choices, piece, cell));
    }

    /** The ring of facings while one is being chosen: around the cell, moved where it would leave the board. */
    get wheel(): Ring | null {
        const { layout, pixel } = this.#around();
        const place = layout.byId.get(this.draft.cell ?? '');
        return place && this.facings.length > 1 ? ringAround(layout, [place.x, place.y], pixel()) : null;
    }

    /** The cells to which what was taken up can go. */
    get targets(): ReadonlySet<string> {
        return targetsOf(this.#around().choices, this.draft);
    }

    cancel(): void {
        this.draft = NOTHING;
        this.drag = null;
        this.options = [];
        this.#press = null;
        this.drawing = null;
        this.unclear = null;
    }

    /** Other moves are possible: let go of everything, unless they come from settling a facing while going on. */
    renew(): void {
        const { choices } = this.#around();
        const settled = this.#settled;
        this.#settled = false;
        const possible = [this.draft.piece, this.#press?.piece ?? null].every((id) => id === null || choices.has(id));
        if (!settled || !possible) this.cancel();
    }

    /** A press means nothing any more; what was taken up stays so. */
    forget(): void {
        this.#press = null;
        this.drag = null;
        this.drawing = null;
    }

    /** Whether a pointer is down that holds nothing and chooses nothing by moving. */
    get free(): boolean {
        return this.#press !== null && this.#press.piece === null && !this.#press.right && this.draft.cell === null;
    }

    /** Choose between places to go, seen through the glass. */
    pick(at: XY): void {
        const { layout } = this.#around();
        const cell = cellAt(layout, at, this.targets, layout.unit / 2)?.cell.id;
        this.unclear = null;
        if (cell === undefined) return;
        this.focus = cell;
        this.tap(cell);
    }

    /** Take something up that lies beside the board. */
    take(piece: string | null): void {
        this.options = [];
        this.#do(take(this.#around().choices, piece));
    }

    /** Put what was taken up beside the board. */
    putBeside(): void {
        if (this.draft.piece !== null) this.#do(put(this.#around().choices, this.draft.piece, '', null, null));
    }

    tap(cell: string): void {
        const { choices, standing, oncell, interactive, piece } = this.#around();
        oncell(cell);
        if (!interactive) return;
        if (this.draft.cell !== null) {
            if (cell === this.draft.cell && this.draft.facing !== null) this.commit(this.draft.facing);
            else this.#instead(cell);
            return;
        }
        const now = this.draft.piece === null ? null : (piece(this.draft.piece)?.facing ?? null);
        this.#do(tap(choices, this.draft, cell, standing(cell)?.id ?? null, now));
    }

    /** A square beyond the wheel of facings: the choice moves there if the piece can go there, or ends. */
    #instead(cell: string): void {
        const { choices, piece } = this.#around();
        const held = this.draft.piece;
        if (held === null || !this.wheel || optionsAt(choices, held, cell).length === 0) this.cancel();
        else this.#do(put(choices, held, cell, null, piece(held)?.facing ?? null));
    }

    /** Something else is taken up while a facing is chosen: the choice ends, or counts as it is shown. */
    #leave(): void {
        const press = this.#press;
        const { facing } = this.draft;
        if (this.#around().settles && this.wheel && facing !== null) {
            this.#settled = true;
            this.commit(facing);
        }
        this.cancel();
        this.#press = press;
    }

    /** Choose a facing. */
    commit(facing: number): void {
        const step = face(this.#around().choices, this.draft, facing);
        if ('kind' in step) this.#do(step);
        else {
            this.draft = { ...this.draft, facing };
            this.options = step;
        }
    }

    /** Choose one of the moves that only their names tell apart. */
    choose({ text, facing }: Option): void {
        const { piece, cell } = this.draft;
        if (piece !== null && cell !== null) this.#do({ kind: 'move', move: text, gesture: { piece, cell, facing } });
    }

    #do(step: Step): void {
        const { onmove, onrefuse, choices } = this.#around();
        if (step.kind === 'move') {
            this.cancel();
            onmove(step.move, step.gesture);
        } else if (step.kind === 'refused') {
            this.draft = step.draft;
            onrefuse(step.gesture);
        } else {
            this.draft = step.draft;
            const left = optionsAt(choices, step.draft.piece, step.draft.cell);
            this.options = left.length > 1 && facingsOf(left).length < 2 ? left : [];
        }
    }

    // Keys

    /** Do what a key asks for; whether it asked for anything. */
    key(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
        if (event.ctrlKey || event.metaKey || event.altKey) return false;
        const { layout, interactive } = this.#around();
        const direction = ARROWS[event.key];
        if (direction !== undefined) {
            const wish = nearest((direction - layout.turn + 360) % 360, this.facings);
            if (wish !== null) this.draft = { ...this.draft, facing: wish };
            else this.focus = neighbour(layout, this.focus || first(layout), direction);
            return true;
        }
        if (event.key === 'Enter' || event.key === ' ') {
            if (this.facings.length > 0 && this.draft.facing !== null) this.commit(this.draft.facing);
            else this.tap(this.focus || first(layout));
            return true;
        }
        if (event.key === 'Escape') {
            const busy = this.draft.piece !== null || this.drag !== null;
            this.cancel();
            return busy;
        }
        if (interactive && /^[qe]$/i.test(event.key)) return this.#turn(event.key.toLowerCase() === 'e' ? 1 : -1);
        return false;
    }

    /** Show the next facing; a piece that was only taken up begins to turn on the spot. */
    #turn(by: 1 | -1): boolean {
        const { choices, piece } = this.#around();
        const taken = this.draft.piece === null ? null : piece(this.draft.piece);
        if (this.draft.cell === null && taken && optionsAt(choices, taken.id, taken.cell).length > 0) {
            const facings = facingsOf(optionsAt(choices, taken.id, taken.cell));
            this.draft = { piece: taken.id, cell: taken.cell, facing: rotated(facings, taken.facing ?? null, by) };
            return true;
        }
        if (this.facings.length === 0) return false;
        this.draft = { ...this.draft, facing: rotated(this.facings, this.draft.facing, by) };
        return true;
    }

    // Pointer

    down(event: PointerEvent): void {
        if (this.#press) return;
        this.unclear = null;
        const { layout, point, pixel, standing, choices, interactive } = this.#around();
        const start = point(event);
        const touch = event.pointerType === 'touch';
        const cell = cellAt(layout, start, this.targets, touch ? REACH * pixel() : 0)?.cell.id ?? null;
        const right = event.button === 2;
        if (event.button !== 0 && !right) return;
        const aims = !right && inRing(this.wheel, start);
        const piece = cell === null || right || aims ? null : (standing(cell)?.id ?? null);
        const movable = interactive && piece !== null && choices.has(piece) ? piece : null;
        this.#hold(event, { cell, piece: movable, right, aims });
        if (!right) this.#around().ondraw(() => []);
    }

    /** Begin to drag something that lies beside the board. */
    downBeside(event: PointerEvent, piece: string): void {
        const { choices, interactive } = this.#around();
        if (!interactive || !choices.has(piece) || event.button !== 0) return;
        this.#hold(event, { cell: null, piece, right: false, aims: false });
    }

    #hold(event: PointerEvent, press: Pick<Press, 'cell' | 'piece' | 'right' | 'aims'>): void {
        const touch = event.pointerType === 'touch';
        const start = this.#around().point(event);
        this.#press = { ...press, pointer: event.pointerId, start, touch, aimed: false, far: false };
    }

    move(event: PointerEvent): void {
        const press = this.#press;
        if (press?.pointer !== event.pointerId) return;
        const { layout, point, pixel } = this.#around();
        const here = point(event);
        const way = Math.hypot(here[0] - press.start[0], here[1] - press.start[1]);
        press.far ||= way > (press.touch ? 10 : 5) * pixel();
        if (press.right) {
            const to = cellAt(layout, here)?.cell.id;
            if (press.cell !== null && to !== undefined)
                this.drawing = { from: press.cell, to, colour: colourOf(event) };
        } else if (press.aims) {
            if (press.far) press.aimed = this.#aim(press.start, here);
        } else if (press.piece !== null && press.far) {
            if (this.draft.cell !== null) this.#leave();
            if (this.draft.piece !== press.piece) this.draft = { piece: press.piece, cell: null, facing: null };
            this.byFinger = press.touch;
            this.drag = [here[0], here[1] - (press.touch ? 40 * pixel() : 0)];
        }
    }

    /** Show the facing that lies in a direction, unless the way is too short to tell. */
    #aim(from: XY, here: XY): boolean {
        const wish = facingTowards(this.wheel, from, here, this.#around().layout.turn, this.facings);
        if (wish !== null) this.draft = { ...this.draft, facing: wish };
        return wish !== null;
    }

    up(event: PointerEvent): void {
        const press = this.#press;
        if (press?.pointer !== event.pointerId) return;
        this.#press = null;
        const { layout, point, pixel, ondraw } = this.#around();
        const here = point(event);
        if (press.right) {
            const drawn =
                this.drawing ??
                (press.cell === null ? null : { from: press.cell, to: press.cell, colour: colourOf(event) });
            this.drawing = null;
            if (drawn) ondraw((all) => toggled(all, drawn));
        } else if (press.aims) {
            this.#release(here, press.aimed);
        } else if (this.drag) {
            this.#drop(this.drag, press.touch ? REACH * pixel() : 0);
        } else if (this.draft.cell !== null && (press.far || (press.cell === null && press.piece === null))) {
            this.cancel();
        } else if (press.touch && this.#vague(here)) {
            this.unclear = here;
        } else if (press.cell !== null) {
            this.focus = press.cell;
            this.tap(press.cell);
        } else if (press.piece !== null) {
            this.#takeBeside(press.piece);
        } else if (!cellAt(layout, here)) {
            this.cancel();
        }
    }

    /** Take up what lies beside the board, or lay it back; where facings settle, the next one like it is taken up. */
    #takeBeside(piece: string): void {
        const choosing = this.draft.cell !== null;
        const again = this.draft.piece === piece && !(choosing && this.#around().settles);
        if (choosing) this.#leave();
        this.take(again ? null : piece);
    }

    /** Whether a finger lies between two places to go on small cells. */
    #vague(here: XY): boolean {
        const { layout, pixel, interactive } = this.#around();
        if (!interactive || layout.unit >= SMALL * pixel()) return false;
        const [one, other] = distances(layout, here, this.targets, REACH * pixel());
        return one !== undefined && other !== undefined && other - one < UNCLEAR * pixel();
    }

    /**
     * End the choice of a facing: a drag has shown it; in the ring the direction counts, in its middle what is shown.
     */
    #release(here: XY, aimed: boolean): void {
        const ring = this.wheel;
        if (!ring || (!aimed && !inRing(ring, here))) return this.cancel();
        if (!aimed) this.#aim([ring.x, ring.y], here);
        if (this.draft.facing !== null) this.commit(this.draft.facing);
    }

    #drop(here: XY, reach: number): void {
        const { layout, choices, piece, interactive } = this.#around();
        this.drag = null;
        const held = this.draft.piece;
        const cell = cellAt(layout, here, this.targets, reach)?.cell.id ?? '';
        if (held === null || !interactive) return;
        if (cell === piece(held)?.cell) return;
        if (cell === '' && optionsAt(choices, held, '').length === 0) this.cancel();
        else this.#do(put(choices, held, cell, null, piece(held)?.facing ?? null));
    }

    lost(event: PointerEvent): void {
        if (this.#press?.pointer !== event.pointerId) return;
        this.cancel();
    }
}
