import type { Texts } from './index';

export const de: Texts = {
    swim: {
        title: 'Zum Meer',
        about: 'Muscheln, Felder und wie man gewinnt.',
        steps: {
            sea: {
                say: 'Zwei Otter schwimmen um die Wette zum Meer. Wähle das Meer.',
                hint: 'Das Meer ist das letzte Feld.',
                done: 'Dorthin wollen beide.',
            },
            far: {
                say: 'Spiel die Muschel aus, mit der dein Otter am weitesten kommt.',
                hint: 'Wähle eine Muschel neben dem Brett.',
                done: 'Die Zahl einer Muschel ist die Zahl der Felder.',
                hints: { short: 'Das geht, aber eine andere führt weiter.' },
            },
            room: {
                say: 'Welche Muschel kann gespielt werden?',
                hint: 'Zähl die Felder bis zum anderen Otter.',
                done: 'Zwei Otter sind nie auf einem Feld.',
                answers: { one: 'Muschel 1', three: 'Muschel 3' },
            },
            win: {
                say: 'Gewinne das Rennen.',
                hint: 'Zähl die Felder bis zum Meer.',
                done: 'Der erste Otter im Meer gewinnt.',
                hints: { near: 'Das endet kurz vor dem Meer.' },
            },
        },
    },
};
