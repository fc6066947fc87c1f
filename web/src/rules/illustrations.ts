/** What is shown on boards beside the rules; `tests/test_web_illustrations.py` asks the rules whether it is true. */
import { registry } from '../games';

export interface Illustration {
    rule: string;
    position: string;
    /** A move to be shown. */
    move?: string;
    /** A piece whose ways are shown. */
    piece?: string;
    /** The rule that forbids the move; it is legal if there is none. */
    refused?: string;
}

/** The illustrations of a game by rule; none for a game that has none. */
export async function loadIllustrations(game: string): Promise<Map<string, Illustration[]>> {
    const listed = (await (await registry.load(game)).illustrations?.()) ?? [];
    const found = new Map<string, Illustration[]>();
    for (const each of listed) found.set(each.rule, [...(found.get(each.rule) ?? []), each]);
    return found;
}
