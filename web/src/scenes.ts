/** Drawings as they change: what an event says is different, put into the drawing before it. */
import type { Scene, SceneChange } from './wire';

/** Put new entries at their places in a list, which then has a length; -1 is the length it had. */
function patched<T>(list: readonly T[], changes: readonly [number, T][] = [], count = -1): T[] {
    const result = [...list];
    for (const [place, entry] of changes) result[place] = entry;
    if (count >= 0) result.length = count;
    return result;
}

export function changed(scene: Scene, change: SceneChange): Scene {
    const gone = new Set(change.gone);
    const fresh = new Map((change.pieces ?? []).map((piece) => [piece.id, piece]));
    const kept = scene.pieces.filter(({ id }) => !gone.has(id)).map((piece) => fresh.get(piece.id) ?? piece);
    const known = new Set(kept.map(({ id }) => id));
    return {
        ...scene,
        cells: patched(scene.cells, change.cells),
        pieces: [...kept, ...(change.pieces ?? []).filter(({ id }) => !known.has(id))],
        marks: patched(scene.marks ?? [], change.marks, change.mark_count),
        hands: patched(scene.hands ?? [], change.hands, change.hand_count),
        tracks: patched(scene.tracks ?? [], change.tracks, change.track_count),
    };
}
