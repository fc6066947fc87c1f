/** What a browser remembers; one that may remember nothing is as good as one that has nothing to tell. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws, though a browser may refuse to have one, or to keep more in it. */
export function guarded(storage: () => Memory): Memory {
    const tried = <T>(task: (storage: Memory) => T, otherwise: T): T => {
        try {
            return task(storage());
        } catch {
            return otherwise;
        }
    };
    return {
        getItem: (key) => tried((kept) => kept.getItem(key), null),
        setItem: (key, text) => tried((kept) => kept.setItem(key, text), undefined),
        removeItem: (key) => tried((kept) => kept.removeItem(key), undefined),
    };
}

/** Until the person clears it. */
export const local = guarded(() => localStorage);

/** Until the page is closed. */
export const session = guarded(() => sessionStorage);
