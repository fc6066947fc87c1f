import type { Hand } from '../wire';

/** The parts of a card table among which narrow screens choose. */
export const TABS = ['hand', 'mine', 'others', 'display'] as const;
export type Tab = (typeof TABS)[number];

/** Where the cards lie that a decision is about. */
export function tabFor(able: ReadonlySet<string>, now: Tab): Tab {
  const zones: readonly [string, Tab][] = [
    ['hand', 'hand'],
    ['display', 'display'],
    ['slot', 'mine'],
    ['hero', 'mine'],
    ['rescued', 'mine'],
  ];
  const wanted = zones.filter(([zone]) => [...able].some((id) => id.startsWith(zone))).map(([, tab]) => tab);
  return wanted.length === 0 || wanted.includes(now) ? now : (wanted[0] ?? now);
}

/** Whether cards are the open display, however few are left of it; a discard pile shows its top card. */
export function isDisplay({ seat, items }: Hand): boolean {
  return seat === 0 && !items?.some(({ id }) => id.endsWith('-top'));
}
