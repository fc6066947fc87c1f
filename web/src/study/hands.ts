/** Hands laid open: what each seat sees of its own, put together in one drawing. */
import { unique } from '../cache';
import type { Scene } from '../wire';

/** The drawing with every hand as its own seat sees it; `seen` are the drawings of the seats. */
export function laidOpen(scene: Scene, seen: ReadonlyMap<number, Scene>): Scene {
    const hands = (scene.hands ?? []).map((hand) => {
        if (!hand.hidden || hand.seat < 1) return hand;
        return (
            seen
                .get(hand.seat)
                ?.hands?.find(({ seat, title, hidden }) => seat === hand.seat && title === hand.title && !hidden) ??
            hand
        );
    });
    return { ...scene, hands };
}

/** Lay every hidden hand open by asking what its seat sees. */
export async function openHands(scene: Scene, ask: (seat: number) => Promise<Scene>): Promise<Scene> {
    const hidden = unique((scene.hands ?? []).filter((hand) => hand.hidden && hand.seat > 0).map(({ seat }) => seat));
    const seen = await Promise.all(hidden.map(async (seat): Promise<[number, Scene]> => [seat, await ask(seat)]));
    return laidOpen(scene, new Map(seen));
}
