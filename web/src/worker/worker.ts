/// <reference lib="webworker" />
/** The service worker: keeps the shell of the app so that it opens without a connection, and receives messages. */
import { MOST_ASKED, outdated, told, wayOf } from './ways';

declare const self: ServiceWorkerGlobalScope;
/** Replaced by the build: a digest of all files, and the files that are fetched in advance. */
declare const MENAGERIE_VERSION: string;
declare const MENAGERIE_FILES: readonly string[];

const PREFIX = 'menagerie-';
const STORE = PREFIX + MENAGERIE_VERSION;
const FACTS = 'facts';
const ANSWERS = 'answers';
const SHELL = '/';
/** Milliseconds after which a page that does not come is opened from the store. */
const PATIENCE = 4000;
/** Says of an answer that it was stored, so that the page knows that the server was not reached. */
const STORED = 'X-Menagerie-Stored';

self.addEventListener('install', (event) => {
    event.waitUntil(
        caches
            .open(STORE)
            .then((store) =>
                store.addAll(
                    MENAGERIE_FILES.map(
                        (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }),
                    ),
                ),
            )
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener('activate', (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(outdated(names, STORE, PREFIX).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const way = wayOf(request.method, request.mode, new URL(request.url), self.location.origin);
    if (way === 'page') event.respondWith(page(request));
    else if (way === 'asset') event.respondWith(asset(request));
    else if (way === 'picture') event.respondWith(picture(event));
    else if (way === 'facts') event.respondWith(facts(request, FACTS, request));
    else if (way === 'asked') event.respondWith(asked(request));
});

/** The page as the server has it, so that nobody is kept on an old version; without an answer, the shell. */
async function page(request: Request): Promise<Response> {
    const shell = async (): Promise<Response> => (await (await caches.open(STORE)).match(SHELL)) ?? Response.error();
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    try {
        const answer = await Promise.race([fetch(request), late]);
        return answer === null || answer.status >= 502 ? await shell() : answer;
    } catch {
        return shell();
    }
}

async function asset(request: Request): Promise<Response> {
    const known = await caches.match(request);
    if (known) return known;
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone());
    return answer;
}

async function picture(event: FetchEvent): Promise<Response> {
    const store = await caches.open(STORE);
    const known = await store.match(event.request);
    const renewed = fetch(event.request).then(async (answer) => {
        if (answer.ok) await store.put(event.request, answer.clone());
        return answer;
    });
    if (!known) return renewed;
    event.waitUntil(renewed.catch(() => undefined));
    return known;
}

/** What the server says, kept under a name; without the server, what it said last. */
async function facts(request: Request, where: string, name: RequestInfo): Promise<Response> {
    const store = await caches.open(where);
    try {
        const answer = await fetch(request);
        if (answer.ok) await store.put(name, answer.clone());
        return answer;
    } catch (error) {
        const known = await store.match(name);
        if (!known) throw error;
        const headers = new Headers(known.headers);
        headers.set(STORED, '1');
        return new Response(await known.blob(), { status: known.status, headers });
    }
}

/**
 * A question with a body, kept under its address and a digest of the body; of many, those asked first are forgotten.
 */
async function asked(request: Request): Promise<Response> {
    const body = await request.clone().arrayBuffer();
    const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', body))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
    const answer = await facts(request, ANSWERS, `${request.url}&asked=${digest}`);
    const store = await caches.open(ANSWERS);
    const names = await store.keys();
    await Promise.all(names.slice(0, -MOST_ASKED).map((name) => store.delete(name)));
    return answer;
}

self.addEventListener('push', (event) => {
    const { title, options } = told(event.data?.text() ?? '');
    event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const to = new URL((event.notification.data as { to?: string } | null)?.to ?? '/', self.location.origin);
    event.waitUntil(open(to));
});

/** Show a page: in the window that shows it already, in any other of ours, or in a new one. */
async function open(to: URL): Promise<void> {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => new URL(url).pathname === to.pathname);
    if (there) await there.focus();
    else await self.clients.openWindow(to.href);
}
