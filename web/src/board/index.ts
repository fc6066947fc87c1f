export { default as Board } from './Board.svelte';
export { default as FacingWheel } from './parts/FacingWheel.svelte';
export { layoutOf, compass } from './view/layout';
export type * from './types';
