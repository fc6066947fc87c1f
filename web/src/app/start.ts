/** What the page does once it is shown: the service worker, settings that follow an account. */
import { keepSettings } from '../people/keeping.svelte';
import { myself } from '../people/me.svelte';
import { news } from './news.svelte';

/** Register the service worker; a page that is served while developing has none. */
async function register(): Promise<void> {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const workers = navigator.serviceWorker;
    let known = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
        // The first worker takes over the page it came with; a later one belongs to a newer page.
        if (known) news.version = true;
        known = true;
    });
    await workers.register('/sw.js', { updateViaCache: 'none' });
}

export function start(): void {
    void register().catch(() => undefined);
    keepSettings();
    if (!myself.known) void myself.load();
}
