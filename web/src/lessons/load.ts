/** The lessons of a game and their words, which lie in the game's folder. */
import { GAMES, registry, TILES } from '../games';
import type { Language } from '../settings.svelte';
import type { Lessons, LessonWords } from './types';

export interface Course {
    lessons: Lessons;
    words: Record<string, LessonWords>;
}

/** The games that have lessons. */
export const TAUGHT: readonly string[] = GAMES.filter((game) => TILES[game]?.lessons);

/** The lessons of a game in a language; nothing for a game without any. */
export async function loadCourse(game: string, language: Language): Promise<Course | null> {
    const { lessons } = await registry.load(game);
    if (!lessons) return null;
    const [data, words] = await Promise.all([lessons.lessons(), lessons.words[language]()]);
    return { lessons: data, words };
}
