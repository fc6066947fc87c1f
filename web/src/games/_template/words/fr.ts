import type { Words } from './index';

export const fr: Words = {
    brief: [
        'Jouez un coquillage : votre loutre avance d’autant de cases.',
        'Jamais deux loutres sur une case. La première à la mer gagne.',
    ],
    editor: {
        pieces: { otter: 'Loutre' },
        fields: { turn: 'Tours joués', hand1: 'Coquillages du siège 1', hand2: 'Coquillages du siège 2' },
        faults: { crowded: () => 'Les deux loutres sont sur la même case.' },
    },
};
