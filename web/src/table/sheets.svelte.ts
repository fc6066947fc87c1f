/** What is printed about the pieces and cards of an edition, asked for once in each language. */
import { api, type Sheet } from '../api';
import { settings } from '../settings.svelte';

class Sheets {
    #known: ReadonlyMap<string, ReadonlyMap<string, Sheet>> = $state.raw(new Map());
    #asked = new Set<string>();

    /** The sheets of an edition by kind; none yet while they are on their way. */
    of(game: string, edition: string): ReadonlyMap<string, Sheet> {
        return this.#known.get(`${game} ${edition} ${settings.language}`) ?? new Map();
    }

    async ask(game: string, edition: string): Promise<void> {
        const key = `${game} ${edition} ${settings.language}`;
        if (!game || this.#asked.has(key)) return;
        this.#asked.add(key);
        const sheets = await api.sheets(game, edition).catch(() => null);
        if (sheets === null) this.#asked.delete(key);
        else this.#known = new Map([...this.#known, [key, new Map(sheets.map((sheet) => [sheet.id, sheet]))]]);
    }
}

export const sheets = new Sheets();
