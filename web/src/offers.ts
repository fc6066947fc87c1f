/** Reading what is offered. */
import type { Offers } from './wire';

/** The texts of all moves that are offered. */
export function textsOf(offers: Offers | null | undefined): string[] {
    const endings = offers?.endings ?? [];
    const grips = (offers?.grips ?? []).flatMap(({ to }) =>
        to.flatMap(([, text, list]) => (endings[list] ?? []).map(([end]) => text + end)),
    );
    return [...grips, ...(offers?.choices ?? []).map(({ text }) => text)];
}
