/** What the server says about a position that is none: sentences in English, with the rules behind them. */

export interface Sentence {
    sentence: string;
    /** The rules that it cites, which are told in every language. */
    ids: readonly string[];
}

/** The sentences one by one, without the text they are about. */
export function sentencesOf(problem: string): Sentence[] {
    return problem
        .replace(/^position ('[^']*'|"[^"]*"|[^:]*?)…?: /, '')
        .split('; ')
        .filter(Boolean)
        .map((sentence) => ({
            sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1),
            ids: (/\(([A-Z]\d+(?:, [A-Z]\d+)*)\)$/.exec(sentence)?.[1] ?? '').split(', ').filter(Boolean),
        }));
}
