/** What tests of several folders need: a storage in memory, and answers that come when they are told to. */
import type { Memory } from './storage';

/** A storage that holds some texts. */
export function remembering(texts: Readonly<Record<string, string>> = {}): Memory {
    const kept = new Map(Object.entries(texts));
    return {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, text) => void kept.set(key, text),
        removeItem: (key) => void kept.delete(key),
    };
}

/** Let everything happen that waits for nothing else. */
export async function settled(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** A promise that is answered by hand. */
export function awaited<T>(): { promise: Promise<T>; answer: (value: T) => void; fail: (error: unknown) => void } {
    let answer: (value: T) => void = () => undefined;
    let fail: (error: unknown) => void = () => undefined;
    const promise = new Promise<T>((resolve, reject) => ([answer, fail] = [resolve, reject]));
    return { promise, answer, fail };
}
