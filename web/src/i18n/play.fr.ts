/** Mots des tables au-delà de ce que toute partie demande, en français. */
import type { PlayWords } from './play.en';

export const play: PlayWords = {
    undo: 'Annuler',
    undoHow: 'Reprendre le dernier pas',
    hint: 'Indice',
    hintHow: 'Montrer un bon coup',
    hinting: 'Recherche d’un bon coup…',
    hintNone: 'Pas d’indice pour l’instant. Réessayez bientôt.',
    short: {
        pause: 'Pause',
        draw: 'Nulle',
        flip: 'Tourner',
        share: 'Inviter',
        resign: 'Abandon',
        moves: 'Coups',
        how: 'Aide',
        chat: 'Messages',
        more: 'Plus',
    },
    options: {
        true: 'oui',
        false: 'non',
    },
};
