/** Answers that are asked for once. Nothing on a page follows it: what it holds is shown by whoever asked. */
export class Cache<Key, Value> {
    #known = new Map<Key, Value>();

    /** The answer to a key: the known one, or one that is asked for and kept unless asking fails. */
    async get(key: Key, ask: () => Promise<Value>): Promise<Value> {
        const known = this.#known.get(key);
        if (known !== undefined) return known;
        const value = await ask();
        this.#known.set(key, value);
        return value;
    }

    clear(): void {
        this.#known.clear();
    }
}

/** The items, each once, in the order of their first places. */
export function unique<Item>(items: readonly Item[]): Item[] {
    return [...new Set(items)];
}
