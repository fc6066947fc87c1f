import type { Words } from './index';

export const it: Words = {
    brief: [
        'Fai entrare un animale dalla riserva, oppure muovi, gira o togli uno dei tuoi.',
        'Si spinge avanzando dritti contro un animale o una roccia: tanti animali quante rocce, e più forti di chi ti guarda.',
        'Una roccia spinta fuori fa vincere l’animale più vicino dietro di essa che guarda nella stessa direzione.',
    ],
    editor: {
        pieces: { elephant: 'Elefante', rhinoceros: 'Rinoceronte', rock: 'Roccia' },
        fields: { ply: 'Turni giocati', exits1: 'Uscite elefanti', exits2: 'Uscite rinoceronti' },
        faults: { rocks: (_side, count) => `Servono tre rocce, e ce ne sono ${count}.` },
    },
    changedPictures: ['il rinoceronte di Siam (colore dei corni)'],
};
