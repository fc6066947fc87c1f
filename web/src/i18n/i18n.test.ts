import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en, type Messages } from './en';
import { fr } from './fr';
import { it as italian } from './it';
import { TAUGHT, loadCourse } from '../lessons/load';
import { LANGUAGES } from '../settings.svelte';

/** Every text of a language with its path; functions are called with their own parameters' places. */
function texts(messages: object, path = ''): [string, string][] {
    return Object.entries(messages).flatMap(([key, value]): [string, string][] => {
        if (typeof value === 'string') return [[path + key, value]];
        if (typeof value === 'function')
            return [[path + key, String((value as (...parts: unknown[]) => string)(1, 2, 3))]];
        return texts(value as object, `${path}${key}.`);
    });
}

const languages: Record<string, Messages> = { en, fr, de, it: italian };

describe.each(Object.entries(languages))('%s', (_name, messages) => {
    it('says everything, and nothing twice as much', () => {
        expect(texts(messages).map(([path]) => path)).toEqual(texts(en).map(([path]) => path));
    });

    it('has no empty text and no blank at an end', () => {
        expect(texts(messages).filter(([, text]) => text !== text.trim() || text === '')).toEqual([]);
    });
});

/** The words of the games, by folder and language. */
const FOUND = import.meta.glob<Record<string, object>>('../games/*/words/??.ts', { eager: true });
const games = [...new Set(Object.keys(FOUND).map((path) => path.split('/')[2] ?? ''))];
const wordsOf = (game: string, language: string): object =>
    FOUND[`../games/${game}/words/${language}.ts`]?.[language] ?? {};

describe.each(games)('the words of %s', (game) => {
    it.each(LANGUAGES)('in %s say everything, and nothing twice as much', (language) => {
        const paths = (spoken: string): string[] => texts(wordsOf(game, spoken)).map(([path]) => path);
        expect(paths(language)).toEqual(paths('en'));
        expect(paths(language).length).toBeGreaterThan(0);
    });

    it.each(LANGUAGES)('in %s have no empty text and no blank at an end', (language) => {
        expect(texts(wordsOf(game, language)).filter(([, text]) => text !== text.trim() || text === '')).toEqual([]);
    });
});

describe('French', () => {
    /** A blank that may break before a mark of two parts or after an opening quotation mark, or no blank at all. */
    const broken = / [:;!?»%…]|« |\p{L}[!?;»]/u;

    it('lets no line begin with a mark', () => {
        expect(texts(fr).filter(([, text]) => broken.test(text))).toEqual([]);
    });

    it.each(games)('lets no line of the words of %s begin with a mark', (game) => {
        expect(texts(wordsOf(game, 'fr')).filter(([, text]) => broken.test(text))).toEqual([]);
    });

    it.each(TAUGHT)('lets no line of the lessons of %s begin with a mark', async (game) => {
        expect(texts((await loadCourse(game, 'fr'))?.words ?? {}).filter(([, text]) => broken.test(text))).toEqual([]);
    });
});
