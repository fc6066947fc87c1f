import type { Tile } from '../module';
import picture from './tile.jpg';

export const tile: Tile = {
    title: 'Siam',
    rank: 1,
    picture,
    minutes: 15,
    colours: { ground: '#6e4122', shade: '#4a2c17', tone: ['#8a5730', '#d9a066'] },
    deed: { en: 'push rocks', fr: 'poussez des rochers', de: 'Felsen schieben', it: 'spingi rocce' },
    about: {
        en: 'Elephants and rhinoceroses push three rocks across a small board. Whoever pushes a rock off the board wins.',
        fr: 'Éléphants et rhinocéros poussent trois rochers sur un petit plateau. Qui sort un rocher gagne.',
        de: 'Elefanten und Nashörner schieben drei Felsen über ein kleines Brett. Wer einen Felsen hinausschiebt, gewinnt.',
        it: 'Elefanti e rinoceronti spingono tre rocce su un piccolo tabellone. Chi ne spinge fuori una vince.',
    },
    lessons: {
        en: 'Push a rock off the board. Easy to learn, full of tricks.',
        fr: 'Poussez un rocher hors du plateau. Simple à apprendre, plein de ruses.',
        de: 'Schiebe einen Felsen vom Brett. Leicht zu lernen, voller Tricks.',
        it: 'Spingi una roccia fuori dal tabellone. Facile da imparare, pieno di trucchi.',
    },
    puzzles: true,
    carved: true,
    box: { authors: 'Didier Dhorbait', publisher: 'Ferti' },
    pictures: 'noto',
};
