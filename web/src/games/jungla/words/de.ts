import type { Words } from './index';

export const de: Words = {
    brief: [
        'Ein Zug besteht aus zwei Aktionen mit zwei verschiedenen Tieren: ziehen oder drehen.',
        'Jedes Tier zieht und trifft auf seine Weise. Wähle eines, um zu sehen, wohin es kann.',
        'Punkte gibt es auf den Jagdfeldern gegenüber. Wer alle seine Sterne füllt, gewinnt.',
    ],
    editor: {
        pieces: {
            lion: 'Löwe',
            tiger: 'Tiger',
            wolf: 'Wolf',
            cheetah: 'Gepard',
            rhinoceros: 'Nashorn',
            elephant: 'Elefant',
            gorilla: 'Gorilla',
            gazelle: 'Gazelle',
            giraffe: 'Giraffe',
            zebra: 'Zebra',
            kangaroo: 'Känguru',
            turtle: 'Schildkröte',
            spider: 'Spinne',
            vulture: 'Geier',
            crocodile: 'Krokodil',
            hippopotamus: 'Nilpferd',
            anaconda: 'Anakonda',
        },
        fields: {
            turn: 'Was geschieht',
            left: 'Aktionen übrig',
            liberator: 'Wer die anderen befreit',
            score1: 'Punkte der Ritter',
            score2: 'Punkte der Piraten',
            target: 'Punkte zum Sieg',
            turns: 'Gespielte Züge',
        },
        values: {
            normal: 'ein Zug',
            bonus: 'ein Bonuszug nach einer Befreiung',
            free: 'Gefangene werden befreit',
            place: 'die Tiere werden aufgestellt',
        },
        switches: { armour: 'Rüstung', prison: 'Im Gefängnis' },
        faults: {
            nobody: (side) => `${side} haben kein Tier auf dem Brett.`,
            prisoners: (side) =>
                `Zum Befreien brauchen ${side} zwei eigene Tiere im Gefängnis: Eines befreit das andere.`,
        },
        locked: 'im Gefängnis',
    },
    options: {
        preparation: 'Vorbereitung',
        array: 'fertige Aufstellung',
        free: 'selbst aufstellen',
        first_placer: 'Stellt zuerst auf',
        red: 'Ritter',
        blue: 'Piraten',
        target: 'Punkte zum Sieg',
        turns: 'Höchstzahl der Züge',
    },
    table: {
        choose: 'Wähle ein Tier, um seine Fähigkeiten zu sehen.',
        ways: 'Richtungen, vom Tier aus gesehen',
        plain: 'Keine besondere Fähigkeit: Es zieht und trifft.',
        caught: 'Im gegnerischen Netz: Es muss bis zum Ende seines nächsten Zuges hinaus.',
        armoured: 'In Rüstung: Der erste Treffer nimmt nur die Rüstung.',
        rests: 'Hat in diesem Zug schon gehandelt.',
        action: (now, of) =>
            `Aktion ${now} von ${of}, ${of > 2 ? 'drei verschiedene Tiere oder zwei Aktionen desselben' : 'zwei verschiedene Tiere'}`,
        freeing: 'Wähle, wer aus dem Gefängnis kommt und wohin.',
        homing: 'Wähle, wohin in der Höhle die Schildkröte kommt.',
        prison: 'Im Gefängnis',
        toPlace: 'Noch aufzustellen',
        prepare: {
            title: 'Richte deine Höhle ein',
            text: (left) =>
                left === 1
                    ? 'Stelle noch ein Tier auf, dann sind die anderen dran.'
                    : `Stelle ${left} Tiere auf, dann sind die anderen dran.`,
            how: 'Zieh ein Tier in deine Höhle, oder wähle eines und dann ein Feld. Die Reihe zum Gegner hin kommt zuerst.',
            arrays: 'Fertige Aufstellungen',
            names: {
                default: 'Ausgewogen',
                wings: 'Starke Flügel',
                storm: 'Sturm über die Flüsse',
                wall: 'Mauer der Zerstörer',
            },
            mirrored: 'Gespiegelt',
            rest: 'Den Rest für mich aufstellen',
            going: 'Deine Tiere nehmen ihre Plätze ein …',
            stop: 'Anhalten',
        },
        named: {
            home: (cell) => `Heim nach ${cell}`,
            take: (cells) => `${cells} fangen`,
            jump: 'Nur springen',
            choices: { '.': 'Niemanden mehr befreien' },
        },
    },
    changedPictures: ['Gazelle (aus dem Hirsch)', 'Geier (aus dem Adler)'],
};
