/** What is studied, in the address of the page: the address is the link that is shared. */

export interface Address {
    /** The text of the start; an empty text is the usual start of the game. */
    position: string;
    edition: string;
    /** Players; 0 for the usual number. */
    seats: number;
    moves: readonly string[];
    /** The ply that is looked at; null for the last. */
    ply: number | null;
    /** The ply of a match after which `moves` are a branch; null for none. */
    from: number | null;
}

const EMPTY: Address = { position: '', edition: '', seats: 0, moves: [], ply: null, from: null };
/** No move of any game is written with it. */
const BETWEEN = ',';
const MOST_MOVES = 2000;

export function readAddress(search: string): Address {
    const given = new URLSearchParams(search);
    const moves = given.get('moves') ?? '';
    return {
        position: given.get('position') ?? '',
        edition: given.get('edition') ?? '',
        seats: whole(given.get('seats')) ?? 0,
        moves: moves === '' ? [] : moves.split(BETWEEN).slice(0, MOST_MOVES),
        ply: whole(given.get('ply')),
        from: whole(given.get('from')),
    };
}

function whole(text: string | null): number | null {
    return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** The part after the path, with the question mark; empty if there is nothing to say. */
export function writeAddress(said: Partial<Address>): string {
    const { position, edition, seats, moves, ply, from } = { ...EMPTY, ...said };
    const parts = [
        position && `position=${escaped(position)}`,
        edition && !position && `edition=${escaped(edition)}`,
        seats > 0 && !position && `seats=${seats}`,
        from !== null && moves.length > 0 && `from=${from}`,
        moves.length > 0 && `moves=${moves.map(escaped).join(BETWEEN)}`,
        ply !== null && `ply=${ply}`,
    ].filter(Boolean);
    return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** As short as an address allows: blanks as plus signs, and what needs no escape as it is. */
function escaped(text: string): string {
    return encodeURIComponent(text)
        .replaceAll('%20', '+')
        .replace(/%(?:2F|3A|40|7C|3D)/g, decodeURIComponent);
}
