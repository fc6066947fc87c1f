import { expect, it } from 'vitest';
import { sections } from './art/sprite.json';
import gallery from './gallery/scene.json';

it('has a picture of every piece', () => {
    expect(gallery.scene.pieces.filter(({ kind }) => !(kind in sections['']))).toEqual([]);
});
