import type { Tile } from '../module';
import picture from './tile.jpg';

export const tile: Tile = {
    title: 'Comet',
    rank: 3,
    picture,
    minutes: 60,
    colours: { ground: '#27304a', shade: '#27304a', tone: ['#3b4a7a', '#9db1f0'] },
    deed: {
        en: 'outrun a comet',
        fr: 'devancez une comète',
        de: 'einem Kometen entkommen',
        it: 'batti sul tempo una cometa',
    },
    about: {
        en: 'Hatch animals and lead them to the cave before the comet falls. Cards, a map, two to four players.',
        fr: 'Faites éclore des animaux et menez-les à la caverne avant la comète. Des cartes, un plateau d’hexagones, deux à quatre joueurs.',
        de: 'Tiere schlüpfen lassen und zur Höhle führen, bevor der Komet einschlägt. Karten, ein Spielplan, zwei bis vier Personen.',
        it: 'Fai schiudere animali e portali alla grotta prima della cometa. Carte, una mappa, da due a quattro giocatori.',
    },
    lessons: {
        en: 'Hatch, run, rescue: bring your animals home before the comet strikes.',
        fr: 'Éclore, courir, sauver : ramenez vos animaux avant la comète.',
        de: 'Schlüpfen, laufen, retten: Bring deine Tiere heim, bevor der Komet einschlägt.',
        it: 'Far schiudere, correre, salvare: porta a casa i tuoi animali prima della cometa.',
    },
    box: { authors: 'Peter Prinz, Hans Joachim Höh, Maikel Cheney', publisher: 'Funtails / Huch!' },
    pictures: 'game-icons',
};
