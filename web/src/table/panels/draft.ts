/** A line of chat that is not sent yet, by match: a page that loads itself anew brings it back. */

const keyOf = (match: string): string => `menagerie.draft.${match}`;

export function draftOf(match: string): string {
    try {
        return sessionStorage.getItem(keyOf(match)) ?? '';
    } catch {
        return '';
    }
}

export function keepDraft(match: string, text: string): void {
    try {
        if (text) sessionStorage.setItem(keyOf(match), text);
        else sessionStorage.removeItem(keyOf(match));
    } catch {
        // A browser that remembers nothing still talks.
    }
}
