/** A position in the midst of a game. `web/scripts/scenes.py` writes the scene. */
import type { Gallery } from '../../module';
import scene from './scene.json';

export const gallery = {
    ...scene,
    last: [
        [{ kind: 'move', piece: '', path: ['o12', 'o11', 'o10'] }],
        [{ kind: 'move', piece: '', path: ['k11', 'k10', 'k9'] }],
    ],
    facings: [0, 45, 90, 135, 180, 225, 270, 315],
    width: 'min(100vw - 340px, calc((100dvh - 88px) * 1.144))',
} as unknown as Gallery;
