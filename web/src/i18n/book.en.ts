export const book = {
    edition: 'Edition',
    show: 'Show the move',
    back: 'Take it back',
    refused: 'Not allowed',
    ways: 'Where it can go',
    only: 'Only rules with pictures',
    inEdition: 'In this edition',
    values: 'What this edition says',
    valuesNote:
        'Every number and every option of the box, with the source it comes from. Whoever owns the box can correct what was reconstructed.',
    sources: 'Sources',
    name: 'Name',
    value: 'Value',
    source: 'Source',
    reconstructed: 'reconstructed',
    onlyReconstructed: 'Only reconstructed values',
    unnamed: 'no source named',
    count: (count: number, made: number) =>
        `${count} ${count === 1 ? 'value' : 'values'}${made > 0 ? `, ${made} reconstructed` : ''}`,
};
