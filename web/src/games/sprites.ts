/** Pictures of games, each a chunk of its own that is fetched when a board is first shown. */

type Loader = () => Promise<{ default: string }>;
const loaded = new Map<Loader, Promise<void>>();

/** Put a sprite at the top of the page, once; symbols are `#<game>-<name>`. */
export function loadSprite(load: Loader): Promise<void> {
    const known = loaded.get(load);
    if (known) return known;
    const loading = load().then(({ default: markup }) => {
        const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
        document.body.prepend(document.importNode(parsed, true));
    });
    loaded.set(load, loading);
    loading.catch(() => loaded.delete(load));
    return loading;
}
