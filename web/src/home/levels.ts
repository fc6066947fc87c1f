/** How a level of a bot is listed for whoever chooses one: with its measured strength, where there is one. */
import type { Level } from '../api';

export function listed({ number, title, elo }: Level): string {
    return `${number} · ${title}${elo === null ? '' : ` (${Math.round(elo)})`}`;
}
