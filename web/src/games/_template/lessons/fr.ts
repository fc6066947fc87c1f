import type { Texts } from './index';

export const fr: Texts = {
    swim: {
        title: 'Jusqu’à la mer',
        about: 'Coquillages, cases et comment gagner.',
        steps: {
            sea: {
                say: 'Deux loutres font la course jusqu’à la mer. Choisissez la mer.',
                hint: 'La mer est la dernière case.',
                done: 'C’est là que les deux veulent aller.',
            },
            far: {
                say: 'Jouez le coquillage qui mène le plus loin.',
                hint: 'Choisissez un coquillage à côté du plateau.',
                done: 'Le numéro d’un coquillage est le nombre de cases.',
                hints: { short: 'Possible, mais un autre mène plus loin.' },
            },
            room: {
                say: 'Quel coquillage peut-on jouer ?',
                hint: 'Comptez les cases jusqu’à l’autre loutre.',
                done: 'Deux loutres ne partagent jamais une case.',
                answers: { one: 'Coquillage 1', three: 'Coquillage 3' },
            },
            win: {
                say: 'Gagnez la course.',
                hint: 'Comptez les cases jusqu’à la mer.',
                done: 'La première loutre à la mer gagne.',
                hints: { near: 'Cela s’arrête juste avant la mer.' },
            },
        },
    },
};
