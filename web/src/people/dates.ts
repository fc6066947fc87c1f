/** Moments as people read them. */
import type { Language } from '../settings.svelte';

const DAY = 86_400_000;

/** A day: `16 November 2026`, or shorter. */
export function day(at: number, language: Language, month: 'long' | 'short' = 'long'): string {
    return new Intl.DateTimeFormat(language, { day: 'numeric', month, year: 'numeric' }).format(at);
}

/** How long ago, down to minutes; a day's date once it is more than a week. */
export function ago(at: number, language: Language, now = Date.now()): string {
    const past = now - at;
    if (past > 7 * DAY) return day(at, language, 'short');
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    if (past >= DAY) return relative.format(-Math.floor(past / DAY), 'day');
    if (past >= 3_600_000) return relative.format(-Math.floor(past / 3_600_000), 'hour');
    return relative.format(-Math.floor(Math.max(0, past) / 60_000), 'minute');
}

/** A clock as it is written in short: `300+3` in seconds is `5 + 3`, minutes and seconds. */
export function clockText(clock: string): string {
    const [, base, increment] = /^(\d+)\+(\d+)$/.exec(clock) ?? [];
    return base === undefined ? clock : `${Math.round(Number(base) / 6) / 10} + ${increment}`;
}

/**
 * A browser and its system by the name it gives itself, such as `Firefox · Linux`; an empty text if it tells nothing.
 */
export function browserName(agent: string): string {
    const first = (pairs: readonly (readonly [RegExp, string])[]): string =>
        pairs.find(([sign]) => sign.test(agent))?.[1] ?? '';
    const browser = first([
        [/Edg/, 'Edge'],
        [/OPR|Opera/, 'Opera'],
        [/SamsungBrowser/, 'Samsung Internet'],
        [/Firefox|FxiOS/, 'Firefox'],
        [/Chrome|CriOS|Chromium/, 'Chrome'],
        [/Safari/, 'Safari'],
    ]);
    const system = first([
        [/Android/, 'Android'],
        [/iPhone|iPad/, 'iOS'],
        [/Windows/, 'Windows'],
        [/Mac OS/, 'macOS'],
        [/Linux/, 'Linux'],
    ]);
    return [browser || agent.split(/[\s/]/)[0] || '', system].filter(Boolean).join(' · ');
}
