/** Moves and decisions of Comet in words. */
import type { MoveWords } from '../../module';
import { words } from '../words';
import { asked, choiceName, stageOf } from './guide';
import { isQuiet, optionName, saidOf, spoken } from './said';
import SaidMove from './SaidMove.svelte';

export const moves: MoveWords = {
    option: (move, legend) => optionName(move, legend, words.t.table),
    choice: (move, offers, tracks) => choiceName(move, stageOf(offers, tracks).action, words.t.table),
    ask: (offers, tracks) => asked(offers, tracks, words.t.table),
    telling: {
        isQuiet,
        spoken: (move, title, symbol) => spoken(saidOf(move, title, words.t.table), symbol),
        Move: SaidMove,
    },
};
