/** Ready arrays for the preparation: where each animal goes; what may really be placed is what the server offers. */
import type { Offers } from '../../../wire';
import data from './arrays.json';

export const ARRAYS: Readonly<Record<string, readonly string[]>> = data;

/** Who stands for the two animals that the packs do not share. */
const OWN = [
    { leader: 'lion', swift: 'gazelle' },
    { leader: 'tiger', swift: 'giraffe' },
] as const;
const LAST_FILE = 14;
const LAST_ROW = 14;

export interface Place {
    animal: string;
    cell: string;
}

/** Arrays that were chosen, by pack: people at one screen choose each their own. */
export type Chosen = ReadonlyMap<number, readonly Place[]>;

/** The pack of a seat; partners share it. */
export const packOf = (seat: number): number => (seat - 1) % 2;

function flipped(cell: string): string {
    return String.fromCharCode(97 + LAST_FILE - (cell.charCodeAt(0) - 97)) + cell.slice(1);
}

/** Half a turn of the board exchanges the sides. */
function across(cell: string): string {
    return flipped(cell).charAt(0) + String(LAST_ROW - Number(cell.slice(1)));
}

/** Where the animals of a side go in an array, those that come first in front. */
export function placesOf(name: string, seat: number, mirrored: boolean): Place[] {
    const pack = packOf(seat);
    return (ARRAYS[name] ?? []).map((entry): Place => {
        const [role = '', square = ''] = entry.split(' ');
        const own = OWN[pack] as Readonly<Record<string, string>>;
        const cell = mirrored ? flipped(square) : square;
        return { animal: own[role] ?? role, cell: pack === 1 ? across(cell) : cell };
    });
}

/**
 * The next placing that leads to the pack's array, if it has one; where a square is not to be had, any other place for
 * the animal.
 */
export function nextPlacing(offers: Offers, chosen: Chosen): string | null {
    const places = chosen.get(packOf(offers.seat));
    if (!places) return null;
    const grips = offers.grips ?? [];
    const forward = packOf(offers.seat) === 0 ? 0 : 180;
    const text = ([, start, list]: readonly [string, string, number]): string => {
        const endings = offers.endings?.[list] ?? [];
        return start + ((endings.find(([, facing]) => facing === forward) ?? endings[0])?.[0] ?? '');
    };
    for (const { animal, cell } of places) {
        const target = grips.find(({ piece }) => piece.endsWith(`-${animal}`))?.to.find(([to]) => to === cell);
        if (target) return text(target);
    }
    const any = grips[0]?.to[0];
    return any ? text(any) : null;
}
