import type { Messages } from './en';

export const book: Messages['book'] = {
    edition: 'Ausgabe',
    show: 'Zug zeigen',
    back: 'Zurücknehmen',
    refused: 'Nicht erlaubt',
    ways: 'Wohin sie gehen kann',
    only: 'Nur Regeln mit Bildern',
    inEdition: 'In dieser Ausgabe',
    values: 'Was diese Ausgabe sagt',
    valuesNote:
        'Jede Zahl und jede Option aus der Schachtel, mit ihrer Quelle. Wer die Schachtel besitzt, kann berichtigen, was nachgebildet wurde.',
    sources: 'Quellen',
    name: 'Name',
    value: 'Wert',
    source: 'Quelle',
    reconstructed: 'nachgebildet',
    onlyReconstructed: 'Nur nachgebildete Werte',
    unnamed: 'ohne Quelle',
    count: (count, made) => `${count} ${count === 1 ? 'Wert' : 'Werte'}${made > 0 ? `, ${made} nachgebildet` : ''}`,
};
