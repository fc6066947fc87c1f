/** The looks of the games by name; each is a chunk of its own, with its pictures. */
import type { Skin } from '../board/types';
import { loadSprite } from './sprites';

const SKINS: Readonly<Record<string, () => Promise<Skin>>> = {
  siam: async () => (await import('./siam/skin')).siam,
  jungla: async () => (await import('./jungla/skin')).jungla,
  comet: async () => (await import('./comet/skin')).comet,
};

export const GAMES = Object.keys(SKINS);

/** The look of a game, once its pictures are on the page; a game without one is drawn plainly. */
export async function loadSkin(game: string): Promise<Skin> {
  const known = SKINS[game];
  if (!known) return (await import('./plain/skin')).plain;
  const carved = game === 'siam' ? [loadSprite('siam-carved')] : [];
  const [skin] = await Promise.all([known(), loadSprite(game), ...carved]);
  return skin;
}
