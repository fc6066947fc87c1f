import type { Words } from './index';

export const it: Words = {
    brief: [
        'A ogni turno due azioni con due animali diversi: muovere o girare.',
        'Ogni animale muove e colpisce a modo suo. Scegline uno per vedere dove può andare.',
        'Si segna raggiungendo le caselle di caccia di fronte. Chi riempie tutte le sue stelle vince.',
    ],
    editor: {
        pieces: {
            lion: 'Leone',
            tiger: 'Tigre',
            wolf: 'Lupo',
            cheetah: 'Ghepardo',
            rhinoceros: 'Rinoceronte',
            elephant: 'Elefante',
            gorilla: 'Gorilla',
            gazelle: 'Gazzella',
            giraffe: 'Giraffa',
            zebra: 'Zebra',
            kangaroo: 'Canguro',
            turtle: 'Tartaruga',
            spider: 'Ragno',
            vulture: 'Avvoltoio',
            crocodile: 'Coccodrillo',
            hippopotamus: 'Ippopotamo',
            anaconda: 'Anaconda',
        },
        fields: {
            turn: 'Che cosa succede',
            left: 'Azioni rimaste',
            liberator: 'Chi libera gli altri',
            score1: 'Punti dei Cavalieri',
            score2: 'Punti dei Pirati',
            target: 'Punti per vincere',
            turns: 'Turni giocati',
        },
        values: {
            normal: 'un turno',
            bonus: 'un turno bonus dopo una liberazione',
            free: 'si liberano prigionieri',
            place: 'si schierano gli animali',
        },
        switches: { armour: 'Armatura', prison: 'In prigione' },
        faults: {
            nobody: (side) => `${side}: nessun animale sul tabellone.`,
            prisoners: (side) =>
                `Per liberare servono due animali di questo branco in prigione (${side}): uno libera l’altro.`,
        },
        locked: 'in prigione',
    },
    options: {
        preparation: 'Preparazione',
        array: 'schieramento pronto',
        free: 'schierare gli animali da sé',
        first_placer: 'Schiera per primo',
        red: 'Cavalieri',
        blue: 'Pirati',
        target: 'Punti per vincere',
        turns: 'Limite di turni',
    },
    table: {
        choose: 'Scegli un animale per vederne i poteri.',
        ways: 'Direzioni, viste dall’animale',
        plain: 'Nessun potere proprio: si muove e colpisce.',
        caught: 'Nella ragnatela avversaria: deve uscirne entro la fine del suo prossimo turno.',
        armoured: 'In armatura: il primo colpo toglie solo l’armatura.',
        rests: 'Ha già agito in questo turno.',
        action: (now, of) =>
            `Azione ${now} di ${of}, ${of > 2 ? 'tre animali diversi, o due azioni dello stesso' : 'due animali diversi'}`,
        freeing: 'Scegli chi esce di prigione, e dove.',
        homing: 'Scegli dove va la tartaruga nella tana.',
        prison: 'In prigione',
        toPlace: 'Ancora da schierare',
        prepare: {
            title: 'Prepara la tua tana',
            text: (left) =>
                left === 1
                    ? 'Schiera ancora un animale, poi tocca agli altri.'
                    : `Schiera ${left} animali, poi tocca agli altri.`,
            how: 'Trascina un animale nella tua tana, oppure sceglilo e poi scegli una casella. Prima la fila più vicina all’avversario.',
            arrays: 'Schieramenti pronti',
            names: {
                default: 'Equilibrato',
                wings: 'Ali forti',
                storm: 'Assalto sui fiumi',
                wall: 'Muro di distruttori',
            },
            mirrored: 'A specchio',
            rest: 'Schiera il resto per me',
            going: 'I tuoi animali prendono posto…',
            stop: 'Ferma',
        },
        named: {
            home: (cell) => `A casa in ${cell}`,
            take: (cells) => `Prendi ${cells}`,
            jump: 'Salta soltanto',
            choices: { '.': 'Non liberare nessun altro' },
        },
    },
    changedPictures: ['la gazzella (dal cervo)', 'l’avvoltoio (dall’aquila)'],
};
