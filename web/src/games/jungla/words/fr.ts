import type { Words } from './index';

export const fr: Words = {
    brief: [
        'À chaque tour, deux actions avec deux animaux différents : se déplacer ou pivoter.',
        'Chaque animal se déplace et frappe à sa façon. Choisissez-en un pour voir où il peut aller.',
        'Marquez en atteignant les cases de chasse d’en face. Qui remplit toutes ses étoiles gagne.',
    ],
    editor: {
        pieces: {
            lion: 'Lion',
            tiger: 'Tigre',
            wolf: 'Loup',
            cheetah: 'Guépard',
            rhinoceros: 'Rhinocéros',
            elephant: 'Éléphant',
            gorilla: 'Gorille',
            gazelle: 'Gazelle',
            giraffe: 'Girafe',
            zebra: 'Zèbre',
            kangaroo: 'Kangourou',
            turtle: 'Tortue',
            spider: 'Araignée',
            vulture: 'Vautour',
            crocodile: 'Crocodile',
            hippopotamus: 'Hippopotame',
            anaconda: 'Anaconda',
        },
        fields: {
            turn: 'Ce qui se passe',
            left: 'Actions restantes',
            liberator: 'Qui libère les autres',
            score1: 'Points des Cavaliers',
            score2: 'Points des Pirates',
            target: 'Points pour gagner',
            turns: 'Tours joués',
        },
        values: {
            normal: 'un tour',
            bonus: 'un tour de bonus après une libération',
            free: 'des prisonniers sont libérés',
            place: 'on place les animaux',
        },
        switches: { armour: 'Armure', prison: 'En prison' },
        faults: {
            nobody: (side) => `${side} : aucun animal sur le plateau.`,
            prisoners: (side) =>
                `Pour libérer, il faut deux animaux de ce camp en prison (${side}) : l’un libère l’autre.`,
        },
        locked: 'en prison',
    },
    options: {
        preparation: 'Préparation',
        array: 'disposition prête',
        free: 'placer les animaux soi-même',
        first_placer: 'Place en premier',
        red: 'Cavaliers',
        blue: 'Pirates',
        target: 'Points pour gagner',
        turns: 'Limite de tours',
    },
    table: {
        choose: 'Choisissez un animal pour voir ses pouvoirs.',
        ways: 'Directions, vues de l’animal',
        plain: 'Aucun pouvoir propre : il se déplace et frappe.',
        caught: 'Dans la toile adverse : il doit en sortir avant la fin de son prochain tour.',
        armoured: 'En armure : le premier coup n’enlève que l’armure.',
        rests: 'A agi pendant ce tour.',
        action: (now, of) =>
            `Action ${now} sur ${of}, ${of > 2 ? 'trois animaux différents, ou deux actions du même' : 'deux animaux différents'}`,
        freeing: 'Choisissez qui sort de prison, et où.',
        homing: 'Choisissez où la tortue rentre dans la tanière.',
        prison: 'En prison',
        toPlace: 'Encore à placer',
        prepare: {
            title: 'Préparez votre tanière',
            text: (left) =>
                left === 1
                    ? 'Placez encore un animal, puis c’est aux autres.'
                    : `Placez ${left} animaux, puis c’est aux autres.`,
            how: 'Faites glisser un animal dans votre tanière, ou choisissez-le puis une case. La rangée la plus proche de l’adversaire d’abord.',
            arrays: 'Dispositions prêtes',
            names: {
                default: 'Équilibrée',
                wings: 'Ailes fortes',
                storm: 'Assaut par les rivières',
                wall: 'Mur de destructeurs',
            },
            mirrored: 'En miroir',
            rest: 'Placer le reste pour moi',
            going: 'Vos animaux prennent place…',
            stop: 'Arrêter',
        },
        named: {
            home: (cell) => `Retour en ${cell}`,
            take: (cells) => `Prendre ${cells}`,
            jump: 'Sauter seulement',
            choices: { '.': 'Ne libérer personne d’autre' },
        },
    },
    changedPictures: ['la gazelle (d’après le cerf)', 'le vautour (d’après l’aigle)'],
};
