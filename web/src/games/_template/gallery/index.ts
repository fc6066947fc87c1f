/** A position in the midst of a game. `web/scripts/scenes.py` writes the scene. */
import type { Gallery } from '../../module';
import scene from './scene.json';

export const gallery = { ...scene, width: 'min(100vw - 40px, 900px)' } as unknown as Gallery;
