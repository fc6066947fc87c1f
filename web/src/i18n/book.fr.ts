import type { Messages } from './en';

export const book: Messages['book'] = {
    edition: 'Édition',
    show: 'Montrer le coup',
    back: 'Reprendre',
    refused: 'Interdit',
    ways: 'Où elle peut aller',
    only: 'Seulement les règles illustrées',
    inEdition: 'Dans cette édition',
    values: 'Ce que dit cette édition',
    valuesNote:
        'Chaque nombre et chaque option de la boîte, avec sa source. Qui possède la boîte peut corriger ce qui a été reconstitué.',
    sources: 'Sources',
    name: 'Nom',
    value: 'Valeur',
    source: 'Source',
    reconstructed: 'reconstitué',
    onlyReconstructed: 'Seulement les valeurs reconstituées',
    unnamed: 'sans source',
    count: (count, made) =>
        `${count} valeur${count > 1 ? 's' : ''}${made > 0 ? `, dont ${made} reconstituée${made > 1 ? 's' : ''}` : ''}`,
};
