/** Every page by its address; each is a chunk of its own. A page gets the named parts of its address as props. */
import type { Component } from 'svelte';

export type Page = Component<any>;

export const ROUTES: Record<string, () => Promise<{ default: Page }>> = {
  '/': () => import('./pages/Home.svelte'),
  '/gallery': () => import('./pages/Gallery.svelte'),
};
