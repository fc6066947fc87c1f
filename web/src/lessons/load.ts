/** The lessons of each game and their words, a chunk for each. */
import type { Language } from '../settings.svelte';
import type { Lessons, LessonWords } from './types';

type Words = Record<string, LessonWords>;

export interface Course {
  lessons: Lessons;
  words: Words;
}

interface Shelf {
  lessons: () => Promise<Lessons>;
  words: Record<Language, () => Promise<Words>>;
}

const SHELVES: Readonly<Record<string, Shelf>> = {
  siam: {
    lessons: async () => (await import('../games/siam/lessons')).lessons,
    words: {
      en: async () => (await import('../games/siam/lessons.en')).en,
      fr: async () => (await import('../games/siam/lessons.fr')).fr,
      de: async () => (await import('../games/siam/lessons.de')).de,
      it: async () => (await import('../games/siam/lessons.it')).it,
    },
  },
  jungla: {
    lessons: async () => (await import('../games/jungla/lessons')).lessons,
    words: {
      en: async () => (await import('../games/jungla/lessons.en')).en,
      fr: async () => (await import('../games/jungla/lessons.fr')).fr,
      de: async () => (await import('../games/jungla/lessons.de')).de,
      it: async () => (await import('../games/jungla/lessons.it')).it,
    },
  },
  comet: {
    lessons: async () => (await import('../games/comet/lessons')).lessons,
    words: {
      en: async () => (await import('../games/comet/lessons.en')).en,
      fr: async () => (await import('../games/comet/lessons.fr')).fr,
      de: async () => (await import('../games/comet/lessons.de')).de,
      it: async () => (await import('../games/comet/lessons.it')).it,
    },
  },
};

/** The games that have lessons, in the order in which they are best learnt. */
export const TAUGHT: readonly string[] = Object.keys(SHELVES);

/** The lessons of a game in a language; nothing for a game without any. */
export async function loadCourse(game: string, language: Language): Promise<Course | null> {
  const shelf = SHELVES[game];
  if (!shelf) return null;
  const [lessons, words] = await Promise.all([shelf.lessons(), shelf.words[language]()]);
  return { lessons, words };
}
