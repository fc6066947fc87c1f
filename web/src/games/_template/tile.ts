import type { Tile } from '../module';
import picture from './tile.svg';

export const tile: Tile = {
    title: 'Otter Run',
    rank: 100,
    picture,
    minutes: 5,
    colours: { ground: '#1d5c7a', shade: '#143f54', tone: ['#1d5c7a', '#7cc3e6'] },
    deed: {
        en: 'swim to the sea',
        fr: 'nagez jusqu’à la mer',
        de: 'zum Meer schwimmen',
        it: 'nuota fino al mare',
    },
    about: {
        en: 'Two otters swim down a river. The first in the sea wins.',
        fr: 'Deux loutres descendent une rivière. La première à la mer gagne.',
        de: 'Zwei Otter schwimmen einen Fluss hinab. Wer zuerst im Meer ist, gewinnt.',
        it: 'Due lontre scendono un fiume. Vince la prima che arriva al mare.',
    },
    lessons: {
        en: 'Play shells, and be the first in the sea.',
        fr: 'Jouez des coquillages et soyez premier à la mer.',
        de: 'Spiel Muscheln aus und sei zuerst im Meer.',
        it: 'Gioca conchiglie e arriva per primo al mare.',
    },
};
