/** What a player is asked to decide, found out from what is offered. */
import { textsOf } from '../../../offers';
import type { Offers, Track } from '../../../wire';
import type { Asked, ChoiceName } from '../../module';
import type { Words } from '../words';

export type Action = 'hatch' | 'move' | 'rest' | 'turn';

export interface Stage {
    /** What is asked; a key of the words. */
    ask: string;
    /** The action under way. */
    action: Action;
}

/** Single choices that an effect or a step of a Rest asks for come before anything that goes on for longer. */
const FIRST = ['discard', 'take', 'swap', 'ready', 'rescuer', 'shift'];

export function stageOf(offers: Offers | null | undefined, tracks: readonly Track[]): Stage {
    const words = new Set(textsOf(offers).map((text) => text.split(' ')[0] ?? ''));
    const kinds = new Set(tracks.map(({ kind }) => kind));
    const action: Action = !kinds.has('action')
        ? 'turn'
        : kinds.has('pool')
          ? 'move'
          : words.has('discard') || words.has('take') || words.has('comet')
            ? 'rest'
            : 'hatch';
    return { ask: (action === 'turn' && turnOf(words, struck(tracks))) || askOf(words, action), action };
}

/** What is asked, in words. */
export function asked(offers: Offers | null | undefined, tracks: readonly Track[], t: Words['table']): Asked | null {
    const { ask } = stageOf(offers, tracks);
    const next = t.next[ask];
    return { ask: t.ask[ask] ?? '', ...(next ? { next } : {}) };
}

/** A short name for the button of a decision. */
export function choiceName(move: string, action: Action, t: Words['table']): ChoiceName | undefined {
    if (move === 'end') return { name: t.ends[action] ?? move, short: t.choices[move] ?? move, main: true };
    const name = t.choices[move];
    return name === undefined ? undefined : { name };
}

/** Whether the comet has struck: its stack is the pile now. */
export const struck = (tracks: readonly Track[]): boolean =>
    tracks.some(({ kind, values }) => kind === 'comet_stack' && values[0]?.[1] === 0);

/** What a turn may begin with; after the comet passing takes the place of resting, and is for good. */
function turnOf(words: ReadonlySet<string>, late: boolean): string {
    const [hatch, move] = [words.has('hatch'), words.has('move')];
    if (late && (hatch || move)) return words.has('pass') ? 'late' : 'lateMust';
    if (!words.has('rest')) return '';
    return hatch ? (move ? 'turn' : 'turnHatch') : move ? 'turnMove' : 'turnRest';
}

function askOf(words: ReadonlySet<string>, action: Action): string {
    if (words.has('comet')) return 'comet';
    const single = FIRST.find((word) => words.has(word));
    if (single) return single;
    const more = words.has('end') ? 'More' : '';
    if (words.has('step')) return `move${more}`;
    if (words.has('place')) return `hatch${more}`;
    if (words.has('end')) return action === 'move' ? 'moveEnd' : action === 'hatch' ? 'hatchMore' : 'end';
    return 'other';
}
