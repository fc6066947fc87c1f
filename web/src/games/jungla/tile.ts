import type { Tile } from '../module';
import picture from './tile.jpg';

export const tile: Tile = {
    title: 'Jungla',
    rank: 2,
    picture,
    minutes: 60,
    colours: { ground: '#2f5b43', shade: '#22402f', tone: ['#2f6b4b', '#7cc79b'] },
    deed: { en: 'raid dens', fr: 'attaquez des tanières', de: 'Höhlen stürmen', it: 'assalta tane' },
    about: {
        en: 'Two packs of fifteen animals, each with powers of its own, between rivers and dens.',
        fr: 'Deux troupeaux de quinze animaux, chacun avec ses pouvoirs, entre rivières et tanières.',
        de: 'Zwei Rudel mit je fünfzehn Tieren, jedes mit eigenen Fähigkeiten, zwischen Flüssen und Höhlen.',
        it: 'Due branchi di quindici animali, ognuno con i suoi poteri, tra fiumi e tane.',
    },
    lessons: {
        en: 'Thirty animals, two packs, and a hunt across the rivers.',
        fr: 'Trente animaux, deux troupeaux, et une chasse par-delà les rivières.',
        de: 'Dreißig Tiere, zwei Rudel und eine Jagd über die Flüsse.',
        it: 'Trenta animali, due branchi e una caccia oltre i fiumi.',
    },
    puzzles: true,
    carved: true,
    slippery: true,
    box: { authors: 'Marco Casini', publisher: 'UAO Game' },
    pictures: 'noto',
};
