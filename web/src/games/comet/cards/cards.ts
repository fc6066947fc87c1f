/** What is printed on the cards of Comet. */
import data from './cards.json';

export interface Effect {
    op: string;
    n?: number;
    symbols?: readonly string[];
    terrains?: readonly string[];
    scope?: string;
    from?: string;
    to?: string;
    what?: string;
    value?: number;
    [more: string]: unknown;
}

export interface CardFace {
    id: string;
    kind: 'animal' | 'helper' | 'hero';
    /** The deck; heroes have none. */
    colour?: 'silver' | 'gold';
    /** How many there are of it. */
    copies?: number;
    name: Readonly<Record<string, string>>;
    egg?: string;
    symbols?: readonly string[];
    nest?: number;
    points?: number;
    ability?: { mode: string; when: string; effects: readonly Effect[] };
    score?: Effect;
}

const FACES: ReadonlyMap<string, CardFace> = new Map((data as unknown as CardFace[]).map((face) => [face.id, face]));

export const CARDS: readonly CardFace[] = [...FACES.values()];

/** What is printed on a card; a card that is not known has its name only. */
export function faceOf(id: string): CardFace {
    return FACES.get(id) ?? { id, kind: 'animal', colour: 'silver', name: { en: id.replaceAll('_', ' ') } };
}
