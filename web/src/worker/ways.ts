/** How the service worker answers which request; apart from the worker so that it can be tested. */

/**
 * `page`: from the network, else the shell; `asset`: never changes, so from the store first; `picture`: from the store
 * and renewed behind it; `facts`: from the network, else as it was last; `asked`: the same for questions with a body;
 * `network`: not the worker's business.
 */
export type Way = 'page' | 'asset' | 'picture' | 'facts' | 'asked' | 'network';

/** Answers of the server that are the same for everybody and worth reading without a connection. */
const FACTS = /^\/api\/games(?:\/[a-z_0-9]+(?:\/(?:rules|editions(?:\/[A-Za-z0-9_-]+)?|puzzles(?:\/\d+)?))?)?$/;
/** Questions whose answer is always the same: what lessons and puzzles are judged by. */
const ASKED = /^\/api\/games\/[a-z_0-9]+\/(?:study(?:\/why)?|puzzles\/\d+\/(?:try|hint|solution))$/;
/** How many answers to such questions are kept. */
export const MOST_ASKED = 600;
const PICTURES = /^\/(?:art|icons)\/|^\/(?:logo\.svg|manifest\.webmanifest)$/;

export function wayOf(method: string, mode: string, address: URL, origin: string): Way {
    if (address.origin !== origin) return 'network';
    if (method === 'POST' && ASKED.test(address.pathname)) return 'asked';
    if (method !== 'GET') return 'network';
    if (FACTS.test(address.pathname)) return 'facts';
    if (address.pathname.startsWith('/api/')) return 'network';
    if (address.pathname.startsWith('/assets/')) return 'asset';
    if (PICTURES.test(address.pathname)) return 'picture';
    return mode === 'navigate' && !/^\/(?:health|metrics)\b/.test(address.pathname) ? 'page' : 'network';
}

/**
 * The stores to forget: all of ours but this version's, the one before it, which open pages may still use, and facts.
 */
export function outdated(names: readonly string[], now: string, prefix: string): string[] {
    const versions = names.filter((name) => name.startsWith(prefix) && name !== now);
    return versions.slice(0, -1);
}

export interface Told {
    title: string;
    options: { body: string; tag: string; icon: string; badge: string; data: { to: string } };
}

/** What is shown for a message of the server; a message that cannot be read still says that something happened. */
export function told(text: string): Told {
    let given: { title?: unknown; body?: unknown; match?: unknown } = {};
    try {
        given = (JSON.parse(text) as typeof given | null) ?? {};
    } catch {
        // A message that is not ours has no parts to show.
    }
    const match = typeof given.match === 'string' && /^[\w.:-]{1,80}$/.test(given.match) ? given.match : '';
    return {
        title: typeof given.title === 'string' ? given.title : 'Menagerie',
        options: {
            body: typeof given.body === 'string' ? given.body : '',
            tag: match || 'menagerie',
            icon: '/icons/192.png',
            badge: '/icons/badge.png',
            data: { to: match ? `/match/${match}` : '/' },
        },
    };
}
