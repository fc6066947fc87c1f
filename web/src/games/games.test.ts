import { describe, expect, it } from 'vitest';
import type { Piece } from '../board/types';
import { squares } from '../board/fixture';
import { edges } from './coordinates';
import { GAMES, loadSkin, registry, TILES, titleOf } from './index';
import { mirrored } from './sides';
import { silhouette, type Part } from './silhouette';
import { LANGUAGES } from '../settings.svelte';

const SILHOUETTES = import.meta.glob<Record<string, Part[]>>('./*/art/silhouettes.json', {
    eager: true,
    import: 'default',
});

describe('coordinates', () => {
    it('stand along the edges, whichever way the board is turned', () => {
        expect(edges(squares()).columns.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
        expect(edges(squares()).rows.map(({ text }) => text)).toEqual(['3', '2', '1']);
        expect(edges(squares(90)).columns.map(({ text }) => text)).toEqual(['1', '2', '3']);
    });
});

describe('pictures that look left', () => {
    const piece = (owner: number, facing: number): Piece => ({ id: 'x', cell: 'a1', kind: 'lion', owner, facing });

    it('are mirrored when they look east', () => {
        expect([45, 90, 135].map((facing) => mirrored(piece(2, facing), facing))).toEqual([true, true, true]);
        expect([225, 270, 315].map((facing) => mirrored(piece(1, facing), facing))).toEqual([false, false, false]);
    });

    it('look to the right on the side at the bottom when they look up or down', () => {
        expect(mirrored(piece(1, 0), 0)).toBe(true);
        expect(mirrored(piece(2, 180), 180)).toBe(false);
        expect(mirrored(piece(1, 0), 180)).toBe(false);
    });
});

describe('silhouettes', () => {
    it.each(Object.values(SILHOUETTES).flatMap((own) => Object.entries(own)))(
        'of %s are whole drawings',
        (name, parts) => {
            const { viewBox, body } = silhouette(parts, name);
            expect(viewBox).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
            expect(body).not.toMatch(/NaN|undefined/);
        },
    );
});

describe.each(GAMES)('the folder of %s', (name) => {
    it('has a tile in every language', () => {
        const tile = TILES[name];
        expect(tile?.picture).toBeTruthy();
        for (const language of LANGUAGES) {
            expect(tile?.deed[language]).toBeTruthy();
            expect(tile?.about[language]).toBeTruthy();
        }
    });

    it('has everything that its tile promises', async () => {
        const module = await registry.load(name);
        expect(Boolean(module.lessons)).toBe(TILES[name]?.lessons !== undefined);
        expect(module.skin.PieceArt).toBeDefined();
        expect(registry.words(name).brief.length).toBeGreaterThan(0);
        for (const language of LANGUAGES) {
            expect((await module.words[language]()).brief.length).toBe(registry.words(name).brief.length);
            if (module.lessons) expect(await module.lessons.words[language]()).toBeDefined();
        }
        expect(await Promise.all([module.editing?.(), module.illustrations?.(), module.gallery?.()])).toBeDefined();
    });
});

describe('a game without a folder', () => {
    it('has a plain look and the name of the server', async () => {
        expect(titleOf('chess')).toBe('chess');
        expect((await loadSkin('chess')).Ground).toBeDefined();
        expect(registry.words('chess').brief).toEqual([]);
    });
});
