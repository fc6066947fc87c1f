/** The words of Siam in English, and the shape that every other language fills. */
export const en = {
    brief: [
        'Bring an animal in from your reserve, or move, turn or take out one of yours.',
        'Push by walking ahead against an animal or a rock: as many animals as rocks, and stronger than those who look your way.',
        'A rock pushed off the board wins the game for the animal nearest behind it that faces the same way.',
    ],
    editor: {
        pieces: { elephant: 'Elephant', rhinoceros: 'Rhinoceros', rock: 'Rock' },
        fields: { ply: 'Turns played', exits1: 'Elephant exits', exits2: 'Rhinoceros exits' },
        faults: { rocks: (_side: string, count: number) => `There must be three rocks, and there are ${count}.` },
    },
    changedPictures: ['the rhinoceros of Siam (colour of the horns)'],
};
