/** A line of chat that is not sent yet, by match: a page that loads itself anew brings it back. */
import { session, type Memory } from '../../storage';

const keyOf = (match: string): string => `menagerie.draft.${match}`;

export function draftOf(match: string, memory: Memory = session): string {
    return memory.getItem(keyOf(match)) ?? '';
}

export function keepDraft(match: string, text: string, memory: Memory = session): void {
    if (text) memory.setItem(keyOf(match), text);
    else memory.removeItem(keyOf(match));
}
