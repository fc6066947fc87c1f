/** The games that have a folder here. A game without one is played with a plain look and the words of the server. */
import { untrack } from 'svelte';
import type { Skin } from '../board/types';
import { settings, type Language } from '../settings.svelte';
import { PLAIN_LOOK, type TableLook } from '../table/looks';
import type { GameModule, GameWords, Panels, Tile } from './module';
import { loadSprite } from './sprites';

const FOUND = import.meta.glob<{ tile: Tile }>('./[a-z]*/tile.ts', { eager: true });
const MODULES = import.meta.glob<{ game: GameModule }>('./[a-z]*/index.ts');
const nameOf = (path: string): string => path.split('/')[1] ?? '';

/** The tiles by game. */
export const TILES: Readonly<Record<string, Tile>> = Object.fromEntries(
    Object.entries(FOUND).map(([path, { tile }]) => [nameOf(path), tile]),
);

/** The games in the order of lists. */
export const GAMES: readonly string[] = Object.keys(TILES).sort(
    (one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other),
);

/** The game that is shown where none is named. */
export const FIRST = GAMES[0] ?? '';

/** The place of a game in lists; games without a folder come last. */
export function rankOf(game: string): number {
    return TILES[game]?.rank ?? Number.MAX_SAFE_INTEGER;
}

/** What a game is called. */
export function titleOf(game: string): string {
    return TILES[game]?.title ?? game;
}

/** What a table of a game is like; plain until the game is loaded. */
export function lookOf(game: string): TableLook {
    return registry.of(game)?.look ?? PLAIN_LOOK;
}

const NO_WORDS: GameWords = { brief: [] };

class Registry {
    #modules: ReadonlyMap<string, GameModule> = $state.raw(new Map());
    #panels: ReadonlyMap<string, Panels> = $state.raw(new Map());
    #words: ReadonlyMap<string, GameWords> = $state.raw(new Map());

    /** The module of a game, once it is loaded. */
    of(game: string): GameModule | undefined {
        return this.#modules.get(game);
    }

    /** The panels of a game, once they are loaded. */
    panels(game: string): Panels {
        return this.#panels.get(game) ?? {};
    }

    /** The words of a game, once they are loaded. */
    words(game: string): GameWords {
        return this.#words.get(game) ?? NO_WORDS;
    }

    /** Load a game with its words in the chosen language and its panels. */
    async load(game: string): Promise<GameModule> {
        const known = this.of(game);
        if (known) return known;
        const module = await find(game);
        const { language } = settings;
        const [words, panels] = await Promise.all([module.words[language](), module.panels?.() ?? {}]);
        if (language !== settings.language) return this.load(game);
        this.#words = new Map([...this.#words, [game, words]]);
        this.#panels = new Map([...this.#panels, [game, panels]]);
        this.#modules = new Map([...this.#modules, [game, module]]);
        return module;
    }

    /** Have the words of all loaded games in a language. */
    async speak(language: Language): Promise<void> {
        const known = untrack(() => [...this.#modules]);
        const found = await Promise.all(
            known.map(async ([game, { words }]) => [game, await words[language]()] as const),
        );
        if (language === settings.language) this.#words = new Map([...this.#words, ...found]);
    }
}

export const registry = new Registry();

async function find(game: string): Promise<GameModule> {
    const known = MODULES[`./${game}/index.ts`];
    return known ? (await known()).game : (await import('./_plain')).game;
}

/** Load a game, and put its pictures on the page; return its look. */
export async function loadSkin(game: string): Promise<Skin> {
    const module = await registry.load(game);
    await Promise.all((module.sprites ?? []).map(loadSprite));
    return module.skin;
}
