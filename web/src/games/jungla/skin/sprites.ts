/** The pictures of Jungla; the carved ones are many, so they come when they are first needed. */
export const PAINTED = (): Promise<{ default: string }> => import('../../../generated/jungla.svg?raw');
export const CARVED = (): Promise<{ default: string }> => import('../../../generated/jungla-carved.svg?raw');
