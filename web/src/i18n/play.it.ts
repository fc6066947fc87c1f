/** Parole dei tavoli oltre a ciò che serve a ogni partita, in italiano. */
import type { PlayWords } from './play.en';

export const play: PlayWords = {
    undo: 'Annulla',
    undoHow: 'Riprendi l’ultimo passo',
    hint: 'Aiuto',
    hintHow: 'Mostra una buona mossa',
    hinting: 'Cerco una buona mossa…',
    hintNone: 'Nessun aiuto per ora. Riprova tra poco.',
    short: {
        pause: 'Pausa',
        draw: 'Patta',
        flip: 'Gira',
        share: 'Invita',
        resign: 'Resa',
        moves: 'Mosse',
        how: 'Regole',
        chat: 'Chat',
        more: 'Altro',
    },
    options: {
        true: 'sì',
        false: 'no',
    },
};
