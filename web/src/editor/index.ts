/** The editors of the games by name; each is a chunk of its own. */
import type { Editing } from './types';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyEditing = Editing<any>;

const EDITORS: Readonly<Record<string, () => Promise<AnyEditing>>> = {
  siam: async () => (await import('./siam')).siam,
  jungla: async () => (await import('./jungla')).jungla,
  comet: async () => (await import('./comet')).comet,
};

/** How positions of a game are edited; null for a game whose text is all there is. */
export async function loadEditing(game: string): Promise<AnyEditing | null> {
  return (await EDITORS[game]?.()) ?? null;
}
