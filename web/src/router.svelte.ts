/** A tiny history router: patterns such as `/table/:id`, links that need no full load, titles and focus on arrival. */

export interface Match {
    /** The pattern that fits, or an empty text for no such page. */
    pattern: string;
    params: Record<string, string>;
}

/** Match a path against a pattern; null if it does not fit. */
export function fit(pattern: string, path: string): Record<string, string> | null {
    const wanted = pattern.split('/').filter(Boolean);
    const given = path.split('/').filter(Boolean);
    if (wanted.length !== given.length) return null;
    const params: Record<string, string> = {};
    for (const [index, part] of wanted.entries()) {
        const value = given[index] ?? '';
        if (part.startsWith(':')) params[part.slice(1)] = decoded(value);
        else if (part !== value) return null;
    }
    return params;
}

function decoded(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

export function find(patterns: readonly string[], path: string): Match {
    for (const pattern of patterns) {
        const params = fit(pattern, path);
        if (params) return { pattern, params };
    }
    return { pattern: '', params: {} };
}

class Place {
    path: string = $state('/');
    search: string = $state('');
    hash: string = $state('');

    read(): void {
        ({ pathname: this.path, search: this.search, hash: this.hash } = location);
    }
}

/** Where the browser is; components that read it follow it. */
export const place = new Place();

/** Go to another page of ours. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
    history[options.replace ? 'replaceState' : 'pushState'](null, '', to);
    place.read();
}

/** Listen to links and to the back button; call once at the start. */
export function startRouter(): void {
    place.read();
    addEventListener('popstate', () => place.read());
    document.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link || !ours(event, link)) return;
        event.preventDefault();
        if (link.href !== location.href) navigate(link.href);
        if (!link.hash) scrollTo(0, 0);
    });
}

/** Whether a click on a link is ours to handle: a plain click on a page of this site. */
function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const page = link.origin === location.origin && !link.target && !link.hasAttribute('download');
    const inPage = link.hash !== '' && link.pathname === location.pathname;
    return plain && page && !inPage && !event.defaultPrevented && !/^\/(api|docs)\b/.test(link.pathname);
}
