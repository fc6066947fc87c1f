/** Jungla: two packs of animals hunt across rivers. */
import type { GameModule } from '../module';
import { jungla } from './skin/skin';
import { PAINTED } from './skin/sprites';
import { dueWords, groupTitle, optionName } from './table/guide';
import { words } from './words';

export const game: GameModule = {
    skin: jungla,
    sprites: [PAINTED],
    look: {
        cards: false,
        sheets: true,
        turned: true,
        slippery: true,
        bleeds: true,
        legend: true,
        left: 260,
        right: 276,
        emblems: ['lion', 'tiger'],
        picture: { width: '400px', height: 'min(350px, 88vw)' },
    },
    moves: {
        option: (move) => optionName(move, words.t.table),
        choice: (move) => {
            const name = words.t.table.named.choices[move];
            return name === undefined ? undefined : { name };
        },
        due: (tracks) => dueWords(tracks, words.t.table),
        group: (title, tracks) => groupTitle(title, tracks, words.t.table),
    },
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
