import type { Hand, Offers } from '../../../wire';

/** The parts of a card table among which narrow screens choose. */
export const TABS = ['hand', 'mine', 'others', 'display'] as const;
export type Tab = (typeof TABS)[number];

const ZONES: readonly [string, Tab][] = [
    ['hand', 'hand'],
    ['display', 'display'],
    ['slot', 'mine'],
    ['hero', 'mine'],
    ['rescued', 'mine'],
];

/** The parts where any of these cards lie. */
export const tabsOf = (ids: Iterable<string>): Tab[] => {
    const all = [...ids];
    return ZONES.filter(([zone]) => all.some((id) => id.startsWith(zone))).map(([, tab]) => tab);
};

/**
 * Where the cards lie that a decision is about; what could be used besides leads away only where nothing else is
 * offered.
 */
export function tabFor(offers: Offers | null | undefined, now: Tab): Tab {
    const { grips = [], choices = [], endings = [] } = offers ?? {};
    const asked = grips.filter(({ to }) =>
        to.some(([, text, list]) => endings[list]?.some(([end]) => !(text + end).startsWith('use '))),
    );
    const wanted = tabsOf((asked.length + choices.length > 0 ? asked : grips).map(({ piece }) => piece));
    return wanted.length === 0 || wanted.includes(now) ? now : (wanted[0] ?? now);
}

/** Whether cards are the open display, however few are left of it; a discard pile shows its top card. */
export function isDisplay({ seat, items }: Hand): boolean {
    return seat === 0 && !items?.some(({ id }) => id.endsWith('-top'));
}
