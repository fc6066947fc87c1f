import { describe, expect, it } from 'vitest';
import silhouettes from '../../art/silhouettes.json';
import manifest from '../../art/manifest.json';
import type { Piece } from '../board/types';
import { squares } from '../board/fixture';
import comet from '../pages/gallery/comet.json';
import jungla from '../pages/gallery/jungla.json';
import { CARDS, faceOf } from './comet/cards';
import { hexagon, TERRAINS, token } from './comet/look';
import { silhouette, type Part } from './comet/silhouette';
import { edges } from './coordinates';
import { mirrored } from './sides';

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
  it.each(Object.entries(silhouettes as unknown as Record<string, Part[]>))('of %s are whole drawings', (name, parts) => {
    const { viewBox, body } = silhouette(parts, name);
    expect(viewBox).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
    expect(body).not.toMatch(/NaN|undefined/);
  });
});

describe('every picture', () => {
  it('of a card is in the manifest', () => {
    const pictures: Record<string, Record<string, unknown>> = { animal: manifest.comet, hero: manifest.comet, helper: manifest.comet_helpers };
    expect(CARDS.filter(({ id, kind }) => !(id in (pictures[kind] ?? {})))).toEqual([]);
    expect(CARDS).toHaveLength(108);
  });

  it('of a piece of Jungla is in the manifest', () => {
    expect(jungla.scene.pieces.filter(({ kind }) => !(kind in manifest.jungla))).toEqual([]);
  });

  it('of a terrain has a look', () => {
    const kinds = new Set(comet.scene.cells.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !(kind in TERRAINS))).toEqual(['nest', 'cave']);
  });

  it('of an unknown card has at least a name', () => {
    expect(faceOf('moon_rat').name['en']).toBe('moon rat');
  });
});

describe('shapes', () => {
  it('are closed paths without gaps', () => {
    for (const path of [hexagon(50), ...[0, 1, 2, 3, 4].map((seat) => token(seat, 30))]) expect(path).toMatch(/^M[^N]*Z$/);
  });

  it('differ for every player', () => {
    expect(new Set([0, 1, 2, 3, 4].map((seat) => token(seat, 30))).size).toBe(5);
  });
});

