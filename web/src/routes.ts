/** Every page by its address; each is a chunk of its own. A page gets the named parts of its address as props. */
import type { Component } from 'svelte';

/** A page takes the named parts of its address; the one to which an address leads takes those that are there. */
export type Page = Component<Record<string, string>>;

const PAGES = {
    '/': () => import('./pages/Home.svelte'),
    '/match/:id': () => import('./pages/Table.svelte'),
    '/watch': () => import('./pages/Watch.svelte'),
    '/match/:id/study': () => import('./pages/Study.svelte'),
    '/study': () => import('./pages/Study.svelte'),
    '/study/:game': () => import('./pages/Study.svelte'),
    '/learn': () => import('./pages/Learn.svelte'),
    '/learn/:game': () => import('./pages/Learn.svelte'),
    '/learn/:game/:lesson': () => import('./pages/Lesson.svelte'),
    '/rules': () => import('./pages/Rules.svelte'),
    '/rules/:game': () => import('./pages/Rules.svelte'),
    '/me': () => import('./pages/Profile.svelte'),
    '/people': () => import('./pages/People.svelte'),
    '/people/:id': () => import('./pages/Profile.svelte'),
    '/account': () => import('./pages/Account.svelte'),
    '/puzzles': () => import('./pages/Puzzles.svelte'),
    '/puzzles/:game': () => import('./pages/Puzzles.svelte'),
    '/puzzles/:game/:number': () => import('./pages/Puzzles.svelte'),
    '/editor': () => import('./pages/Editor.svelte'),
    '/editor/:game': () => import('./pages/Editor.svelte'),
    '/settings': () => import('./pages/Settings.svelte'),
    '/credits': () => import('./pages/Credits.svelte'),
    '/gallery': () => import('./pages/Gallery.svelte'),
};

export const ROUTES = PAGES as unknown as Record<string, () => Promise<{ default: Page }>>;
