/** Otter Run: two otters swim to the sea. */
import { PLAIN_LOOK } from '../../table/looks';
import type { GameModule } from '../module';
import { skin } from './skin/skin';

export const game: GameModule = {
    skin,
    look: { ...PLAIN_LOOK, turned: false, picture: { width: '400px', height: '60px' } },
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
