import type { Words } from './index';

export const fr: Words = {
    brief: [
        'Faites entrer un animal de votre réserve, ou déplacez, tournez ou sortez l’un des vôtres.',
        'On pousse en avançant droit contre un animal ou un rocher : autant d’animaux que de rochers, et plus forts que ceux qui vous font face.',
        'Un rocher poussé hors du plateau donne la victoire à l’animal le plus proche derrière lui qui regarde dans le même sens.',
    ],
    editor: {
        pieces: { elephant: 'Éléphant', rhinoceros: 'Rhinocéros', rock: 'Rocher' },
        fields: { ply: 'Tours joués', exits1: 'Sorties éléphants', exits2: 'Sorties rhinocéros' },
        faults: { rocks: (_side, count) => `Il faut trois rochers, et il y en a ${count}.` },
    },
    changedPictures: ['le rhinocéros de Siam (couleur des cornes)'],
};
