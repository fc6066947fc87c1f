/** The parts of a card table, which other tables do not load. */
export { default as CardArt } from '../games/comet/CardArt.svelte';
export { default as CardTable } from './CardTable.svelte';
export { default as Pool } from './Pool.svelte';
export { default as Score } from './Score.svelte';
export { default as Tabs } from './Tabs.svelte';
