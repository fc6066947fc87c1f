/** A game for three after a while, in the midst of a Move; all cards. `web/scripts/scenes.py` writes the scene. */
import type { Gallery } from '../../module';
import Cards from './Cards.svelte';
import scene from './scene.json';

export const gallery = {
    ...scene,
    width: 'min(100vw - 40px, calc((100dvh - 88px) * 0.706))',
    More: Cards,
} as unknown as Gallery;
