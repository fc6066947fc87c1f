/** Comet: animals hatch and run to the cave before the comet falls. */
import type { GameModule } from '../module';
import { comet } from './skin/skin';
import { moves } from './table/moves';

export const game: GameModule = {
    skin: comet,
    sprites: [() => import('../../generated/comet.svg?raw')],
    look: {
        cards: true,
        sheets: true,
        turned: false,
        slippery: false,
        left: 224,
        right: 548,
        picture: { width: '270px', height: '382px' },
    },
    moves,
    panels: async () => (await import('./table')).panels,
    words: {
        en: async () => (await import('./words/en')).en,
        fr: async () => (await import('./words/fr')).fr,
        de: async () => (await import('./words/de')).de,
        it: async () => (await import('./words/it')).it,
    },
    editing: async () => (await import('./editor/editing')).editing,
    lessons: {
        lessons: async () => (await import('./lessons')).lessons,
        words: {
            en: async () => (await import('./lessons/en')).en,
            fr: async () => (await import('./lessons/fr')).fr,
            de: async () => (await import('./lessons/de')).de,
            it: async () => (await import('./lessons/it')).it,
        },
    },
    illustrations: async () => (await import('./illustrations.json')).default,
    gallery: async () => (await import('./gallery')).gallery,
};
