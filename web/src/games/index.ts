/** The games of the app; nothing outside this folder names one. */
export { FIRST, GAMES, loadSkin, lookOf, rankOf, registry, TILES, titleOf } from './registry.svelte';
export type { Gallery, GameModule, GameWords, Panels, Tile } from './module';
