import { describe, expect, it } from 'vitest';
import { sections } from './art/sprite.json';
import { CARDS, faceOf } from './cards/cards';
import gallery from './gallery/scene.json';
import { hexagon, TERRAINS, token } from './skin/look';

describe('every picture', () => {
    it('of a card is in the sprite or among the silhouettes', () => {
        const pictures: Record<string, Record<string, unknown>> = {
            animal: sections[''],
            hero: sections[''],
            helper: sections.helpers,
        };
        expect(CARDS.filter(({ id, kind }) => !(id in (pictures[kind] ?? {})))).toEqual([]);
        expect(CARDS).toHaveLength(108);
    });

    it('of a terrain has a look', () => {
        const kinds = new Set(gallery.scene.cells.map(({ kind }) => kind));
        expect([...kinds].filter((kind) => !(kind in TERRAINS))).toEqual(['nest', 'cave']);
    });

    it('of an unknown card has at least a name', () => {
        expect(faceOf('moon_rat').name['en']).toBe('moon rat');
    });
});

describe('shapes', () => {
    it('are closed paths without gaps', () => {
        for (const path of [hexagon(50), ...[0, 1, 2, 3, 4].map((seat) => token(seat, 30))])
            expect(path).toMatch(/^M[^N]*Z$/);
    });

    it('differ for every player', () => {
        expect(new Set([0, 1, 2, 3, 4].map((seat) => token(seat, 30))).size).toBe(5);
    });
});
