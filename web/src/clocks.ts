/** What clocks show between two messages of the server. */
import type { Clocks } from './wire';

/** Milliseconds that a seat has left at a moment by the server's time; null where nothing is counted. */
export function left(clocks: Clocks, seat: number, now: number): number | null {
    const stored = clocks.left?.[seat - 1];
    if (stored === undefined) return null;
    if (clocks.running !== seat || clocks.free) return Math.max(0, stored);
    return Math.max(0, stored - Math.max(0, now - clocks.now));
}

/** Time until something happens, in whole seconds. */
export function countdown(milliseconds: number): string {
    const whole = Math.ceil(Math.max(0, milliseconds) / 1000);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Time as people read it: days, hours, minutes; tenths of a second below twenty seconds. */
export function shown(milliseconds: number): string {
    const seconds = milliseconds / 1000;
    if (seconds < 20) return seconds.toFixed(1);
    const whole = Math.ceil(seconds);
    const [days, hours, minutes, rest] = [
        Math.floor(whole / 86_400),
        Math.floor(whole / 3600) % 24,
        Math.floor(whole / 60) % 60,
        whole % 60,
    ];
    const two = (number: number): string => String(number).padStart(2, '0');
    if (days > 0) return `${days}d ${hours}h`;
    return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
