/** The pictures of each game, a chunk of their own that is fetched when a board of that game is first shown. */

const SPRITES: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  siam: () => import('../generated/siam.svg?raw'),
  'siam-carved': () => import('../generated/siam-carved.svg?raw'),
  jungla: () => import('../generated/jungla.svg?raw'),
  'jungla-carved': () => import('../generated/jungla-carved.svg?raw'),
  comet: () => import('../generated/comet.svg?raw'),
};
const loaded = new Map<string, Promise<void>>();

/** Put a sprite at the top of the page, once; symbols are `#game-name`. */
export function loadSprite(name: string): Promise<void> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = (SPRITES[name]?.() ?? Promise.reject(new Error(`no sprite ${name}`))).then(({ default: markup }) => {
    const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
    document.body.prepend(document.importNode(parsed, true));
  });
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}
