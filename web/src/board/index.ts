export { default as Board } from './Board.svelte';
export { default as FacingWheel } from './FacingWheel.svelte';
export { layoutOf, compass } from './layout';
export type * from './types';
