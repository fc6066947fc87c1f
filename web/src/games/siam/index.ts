/** Siam: elephants and rhinoceroses push rocks. */
import type { GameModule } from '../module';
import { PLAIN_LOOK } from '../../table/looks';
import { siam } from './skin/skin';

export const game: GameModule = {
    skin: siam,
    sprites: [() => import('../../generated/siam.svg?raw'), () => import('../../generated/siam-carved.svg?raw')],
    look: PLAIN_LOOK,
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
