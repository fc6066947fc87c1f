/** What somebody has taken up at a board, and what can be: pieces on it, and cards or pieces that lie beside it. */
import type { Board, Gesture, Piece } from '../board';
import type { HandItem, Offers, Scene } from '../wire';
import { pickedOf, turnsHere } from './picking';

/** What a selection is made from. */
export interface Source {
    offers: Offers | null;
    scene: Scene | null;
    /** Whether what lies beside the board are cards. */
    cards: boolean;
}

/** What a board does for a selection. */
export type BoardHandle = Pick<ReturnType<typeof Board>, 'putBeside' | 'dragFrom' | 'cancel'>;

export class Selection {
    selected: string | null = $state(null);
    inflight: Gesture | null = $state.raw(null);
    /** Whether a facing is being chosen. */
    aiming = $state(false);
    board: BoardHandle | undefined = $state.raw();
    #source: () => Source;

    constructor(source: () => Source) {
        this.#source = source;
    }

    readonly grips = $derived.by(() => gripsOf(this.#source().offers));
    readonly able: ReadonlySet<string> = $derived(keysOf(this.grips));
    readonly items: readonly (HandItem & { seat: number })[] = $derived.by(() =>
        (this.#source().scene?.hands ?? []).flatMap(({ seat, items }) =>
            (items ?? []).map((item) => ({ ...item, seat })),
        ),
    );
    /** What lies beside the board, as pieces. */
    readonly beside: readonly Piece[] = $derived.by(() => {
        const { cards } = this.#source();
        return this.items.map(({ id, kind, seat, label }) => ({
            id,
            kind,
            cell: '',
            owner: seat,
            facing: cards ? null : seat === 2 ? 180 : 0,
            label: label ?? '',
        }));
    });
    /** Whether what was taken up may be put beside the board. */
    readonly canLeave = $derived.by(
        () =>
            this.selected !== null &&
            !this.#source().cards &&
            (this.grips.get(this.selected)?.to.some(([cell]) => cell === '') ?? false),
    );
    /** Whether what was taken up may turn on the spot. */
    readonly canTurn = $derived.by(() => {
        const { offers, scene } = this.#source();
        return !this.aiming && turnsHere(offers, scene?.pieces ?? [], this.selected);
    });
    /** What was taken up, in words. */
    readonly label = $derived.by(() => {
        const { selected } = this;
        if (selected === null) return '';
        const piece = this.#source().scene?.pieces.find(({ id }) => id === selected);
        return piece?.label ?? this.items.find(({ id }) => id === selected)?.label ?? '';
    });

    /** Choose a card or something beside the board: at once if it can only be chosen, else to put it somewhere. */
    pick(item: string, play: (move: string) => void): void {
        const picked = pickedOf(this.#source().offers, item);
        if (picked === 'held') this.selected = this.selected === item ? null : item;
        else if (picked === 'beside') {
            this.selected = item;
            this.board?.putBeside();
        } else if (picked) play(picked.move);
    }

    /** Begin to drag something that lies beside the board. */
    grab(event: PointerEvent, item: string): void {
        this.board?.dragFrom(event, item);
    }

    /** Let go of everything. */
    cancel(): void {
        this.inflight = null;
        this.board?.cancel();
    }
}

type Grip = NonNullable<Offers['grips']>[number];

function gripsOf(offers: Offers | null): ReadonlyMap<string, Grip> {
    return new Map((offers?.grips ?? []).map((grip) => [grip.piece, grip]));
}

function keysOf(grips: ReadonlyMap<string, Grip>): ReadonlySet<string> {
    return new Set(grips.keys());
}
