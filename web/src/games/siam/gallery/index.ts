/** A position in the midst of a game. `web/scripts/scenes.py` writes the scene. */
import type { Gallery } from '../../module';
import scene from './scene.json';

export const gallery = {
    ...scene,
    last: [[{ kind: 'move', piece: '', path: ['b5', 'b4'] }]],
    threatened: ['e4'],
} as unknown as Gallery;
