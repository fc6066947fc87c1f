import type { Messages } from './en';

export const book: Messages['book'] = {
    edition: 'Edizione',
    show: 'Mostra la mossa',
    back: 'Ritira',
    refused: 'Vietato',
    ways: 'Dove può andare',
    only: 'Solo regole illustrate',
    inEdition: 'In questa edizione',
    values: 'Che cosa dice questa edizione',
    valuesNote:
        'Ogni numero e ogni opzione della scatola, con la sua fonte. Chi possiede la scatola può correggere ciò che è stato ricostruito.',
    sources: 'Fonti',
    name: 'Nome',
    value: 'Valore',
    source: 'Fonte',
    reconstructed: 'ricostruito',
    onlyReconstructed: 'Solo valori ricostruiti',
    unnamed: 'senza fonte',
    count: (count, made) =>
        `${count} ${count === 1 ? 'valore' : 'valori'}${made > 0 ? `, di cui ${made} ${made === 1 ? 'ricostruito' : 'ricostruiti'}` : ''}`,
};
