/** Wörter der Tische über das hinaus, was jede Partie braucht, auf Deutsch. */
import type { PlayWords } from './play.en';

export const play: PlayWords = {
    undo: 'Rückgängig',
    undoHow: 'Den letzten Schritt zurücknehmen',
    hint: 'Tipp',
    hintHow: 'Einen guten Zug zeigen',
    hinting: 'Ein guter Zug wird gesucht …',
    hintNone: 'Gerade kein Tipp. Versuch es gleich noch einmal.',
    short: {
        pause: 'Pause',
        draw: 'Remis',
        flip: 'Drehen',
        share: 'Einladen',
        resign: 'Aufgabe',
        moves: 'Züge',
        how: 'Hilfe',
        chat: 'Chat',
        more: 'Mehr',
    },
    options: {
        true: 'ja',
        false: 'nein',
    },
};
