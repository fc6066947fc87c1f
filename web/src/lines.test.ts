/** The sources have lines of at most 120 characters; the formatter cannot break texts and paths. */
import { expect, it } from 'vitest';

const LONGEST = 120;
/** Texts of the app, one sentence a line, and what is generated. */
const FREE = /\/(i18n|words|generated)\/|\/lessons\/\w\w\.ts$|\/tile\.ts$|\/(wire|http)\.ts$/;
const SOURCES = import.meta.glob<string>('./**/*.{ts,svelte,css}', { eager: true, query: '?raw', import: 'default' });

it('has no line that is too long', () => {
    const checked = Object.entries(SOURCES).filter(([path]) => !FREE.test(path));
    const long = checked.flatMap(([path, text]) =>
        text.split('\n').flatMap((line, index) => (line.length > LONGEST ? [`${path}:${index + 1}`] : [])),
    );
    expect(checked.length).toBeGreaterThan(150);
    expect(long).toEqual([]);
});
