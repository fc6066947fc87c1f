import type { Words } from './index';

export const it: Words = {
    brief: [
        'Gioca una conchiglia: la tua lontra avanza di altrettante caselle.',
        'Mai due lontre sulla stessa casella. Vince la prima che arriva al mare.',
    ],
    editor: {
        pieces: { otter: 'Lontra' },
        fields: { turn: 'Turni giocati', hand1: 'Conchiglie del posto 1', hand2: 'Conchiglie del posto 2' },
        faults: { crowded: () => 'Le due lontre sono sulla stessa casella.' },
    },
};
