/** The values of an edition, sorted for people: by the rule they belong to, and by chapters of the file. */
import type { EditionValue } from './api';

/** The rules that a value's source names. */
export function rulesOf({ detail }: Pick<EditionValue, 'detail'>): string[] {
    return [...new Set(detail.match(/\b[A-Z]\d{1,3}\b/g) ?? [])];
}

export function byRule(values: readonly EditionValue[]): Map<string, EditionValue[]> {
    const found = new Map<string, EditionValue[]>();
    for (const value of values) for (const rule of rulesOf(value)) found.set(rule, [...(found.get(rule) ?? []), value]);
    return found;
}

export interface Chapter {
    name: string;
    values: EditionValue[];
    reconstructed: number;
}

/** The tables of the file, without those that are only words. */
export function chapters(values: readonly EditionValue[]): Chapter[] {
    const found = new Map<string, EditionValue[]>();
    for (const value of values) {
        const name = value.path.split('.')[0] ?? '';
        found.set(name, [...(found.get(name) ?? []), value]);
    }
    return [...found]
        .filter(([, listed]) => listed.some(({ source }) => source !== ''))
        .map(([name, listed]) => ({
            name,
            values: listed,
            reconstructed: listed.filter(({ reconstructed }) => reconstructed).length,
        }));
}

/** A value in one line. */
export function shown(value: unknown): string {
    if (Array.isArray(value)) return value.map(shown).join(', ') || '–';
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
