import type { Words } from './index';

export const de: Words = {
    brief: [
        'Bring ein Tier aus der Reserve ins Spiel, oder ziehe, drehe oder entferne eines deiner Tiere.',
        'Geschoben wird geradeaus gegen ein Tier oder einen Felsen: so viele Tiere wie Felsen, und stärker als alle, die entgegenblicken.',
        'Ein Felsen, der vom Brett geschoben wird, bringt den Sieg: dem nächsten Tier dahinter, das in dieselbe Richtung blickt.',
    ],
    editor: {
        pieces: { elephant: 'Elefant', rhinoceros: 'Nashorn', rock: 'Fels' },
        fields: { ply: 'Gespielte Züge', exits1: 'Abgänge Elefanten', exits2: 'Abgänge Nashörner' },
        faults: { rocks: (_side, count) => `Es müssen drei Felsen sein, und es sind ${count}.` },
    },
    changedPictures: ['das Nashorn von Siam (Farbe der Hörner)'],
};
