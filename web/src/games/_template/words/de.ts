import type { Words } from './index';

export const de: Words = {
    brief: [
        'Spiel eine Muschel aus: Dein Otter schwimmt so viele Felder.',
        'Nie zwei Otter auf einem Feld. Wer zuerst im Meer ist, gewinnt.',
    ],
    editor: {
        pieces: { otter: 'Otter' },
        fields: { turn: 'Gespielte Züge', hand1: 'Muscheln von Platz 1', hand2: 'Muscheln von Platz 2' },
        faults: { crowded: () => 'Beide Otter sind auf demselben Feld.' },
    },
};
