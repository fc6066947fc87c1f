/** What is shown on boards beside the rules; `tests/test_web_illustrations.py` asks the rules whether it is true. */

export interface Illustration {
  rule: string;
  position: string;
  /** A move to be shown. */
  move?: string;
  /** A piece whose ways are shown. */
  piece?: string;
  /** The rule that forbids the move; it is legal if there is none. */
  refused?: string;
}

const FILES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  siam: () => import('../games/siam/illustrations.json'),
  jungla: () => import('../games/jungla/illustrations.json'),
  comet: () => import('../games/comet/illustrations.json'),
};

/** The illustrations of a game by rule; none for a game that has none. */
export async function loadIllustrations(game: string): Promise<Map<string, Illustration[]>> {
  const listed = ((await FILES[game]?.())?.default ?? []) as Illustration[];
  const found = new Map<string, Illustration[]>();
  for (const each of listed) found.set(each.rule, [...(found.get(each.rule) ?? []), each]);
  return found;
}
