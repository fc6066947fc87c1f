/** Texts of clocks and links, read. */
import type { Clock } from '../api';

/** `300+3` in seconds, `2d`, or anything else for no clock. */
export function clockOf(text: string): Clock {
    const real = /^(\d+)\+(\d+)$/.exec(text);
    if (real) return { tempo: 'realtime', base: Number(real[1]) * 1000, increment: Number(real[2]) * 1000 };
    const days = /^(\d+)d$/.exec(text);
    return days ? { tempo: 'correspondence', days: Number(days[1]) } : { tempo: 'unlimited' };
}

/** The id of a match in a link, or the text itself if it can be an id; null for anything else. */
export function linkedMatch(text: string): string | null {
    const trimmed = text.trim();
    const linked = /\/match\/([A-Za-z0-9_.:-]{1,80})(?:[/?#]|$)/.exec(trimmed);
    if (linked) return linked[1] ?? null;
    return /^[A-Za-z0-9][A-Za-z0-9_.:-]{5,79}$/.test(trimmed) ? trimmed : null;
}
