/** The moves of Comet as short phrases for a list: `step 1 e7 M` is rescuer 1, "to e7", and a symbol. */
import type { Words } from '../words';

type TableWords = Pick<Words['table'], 'log' | 'choices'>;

export interface Said {
    /** The word that opens a turn, such as "Hatch". */
    lead: string;
    /** The number of the rescuer that goes. */
    rescuer: string;
    text: string;
    /** The symbol that is spent. */
    symbol: string;
}

/** Symbols by the letters that moves are written with. */
export const LETTERS: Readonly<Record<string, string>> = {
    W: 'water',
    M: 'meadow',
    D: 'desert',
    J: 'jungle',
    L: 'lava',
    '*': 'joker',
};

/** Moves that say nothing new where one does not look at them. */
export const isQuiet = (text: string): boolean => text === 'end' || text === 'done';

export function saidOf(text: string, nameOf: (id: string) => string | undefined, { log, choices }: TableWords): Said {
    const [word = '', what = '', place = '', letter = ''] = text.split(' ');
    const name = nameOf(what) ?? what.replaceAll('_', ' ');
    const lead = log.leads[word] ?? (what ? '' : (choices[word] ?? word));
    const own = log.names[what];
    if (word === 'comet' || word === 'shift')
        return { lead, rescuer: '', text: log.said[word]?.(own ?? what, place) ?? own ?? what, symbol: '' };
    return {
        lead,
        rescuer: word === 'step' ? what : '',
        text: log.said[word]?.(name, place) ?? name,
        symbol: LETTERS[letter] ?? '',
    };
}

/** The same as one text, for tooltips and screen readers. */
export const spoken = (
    { lead, rescuer, text, symbol }: Said,
    symbolName: (symbol: string) => string | undefined,
): string => [lead, rescuer, text, symbol && `(${symbolName(symbol) ?? symbol})`].filter(Boolean).join(' ');

/**
 * The name of a move among those that take the same card or rescuer to the same place; `legend` has the words for
 * symbols.
 */
export function optionName(
    move: string,
    legend: readonly (readonly [string, string])[],
    { spend, verbs }: Pick<Words['table'], 'spend' | 'verbs'>,
): string | undefined {
    const [verb = '', , , letter = ''] = move.split(' ');
    const symbol = LETTERS[letter] ?? letter;
    return verb === 'step' ? spend(new Map(legend).get(symbol) ?? symbol) : verbs[verb];
}
